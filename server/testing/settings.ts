/** Ten times the usual time for conversions: on a busy machine they take longer, and that fails no test. */
export const patience = { JOB_SECONDS: '1200' };
/** Settings of servers and harnesses in tests. */
export const testSettings = { SPARE_WORKERS: '0', DOCUMENTS_PER_WORKER: '1000', ...patience };
