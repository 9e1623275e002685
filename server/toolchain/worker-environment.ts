/**
 * JavaScriptCore reserves a gigabyte for compiled code, which the memory limit counts; if that fails it runs without compilation,
 * several times slower and without `bun:ffi`. 128 MB suffices for one document. Its top-tier compiler never pays off in a process that
 * lives for one document: without it the same work takes a fifth less. Nor do concurrent garbage collector threads, because collecting
 * such a small heap takes almost no time.
 */
const compiler = {
  BUN_JSC_jitMemoryReservationSize: String(128 * 1024 ** 2),
  BUN_JSC_useFTLJIT: '0',
  BUN_JSC_useConcurrentGC: '0',
  BUN_JSC_numberOfGCMarkers: '1',
};

/**
 * The second-highest compiler tier pays off only for long documents, so it waits until a function has run a hundred times as long as by
 * default: four pages of PDF take a fifth less processor time, and less elapsed time; 160 pages as much as before, and a table of
 * 60,000 rows a thirtieth more.
 */
const patience = '100000';
const patientCompiler = {
  BUN_JSC_thresholdForOptimizeAfterWarmUp: patience,
  BUN_JSC_thresholdForOptimizeAfterLongWarmUp: patience,
  BUN_JSC_thresholdForOptimizeSoon: patience,
};

/** Environment of Bun in workers, and in their fork parents. */
export const workerEnvironment: Readonly<Record<string, string>> = { ...compiler, ...patientCompiler };
