/**
 * JavaScriptCore reserves a gigabyte for compiled code, which the memory limit counts; where that fails it goes on
 * without compiling, several times slower and without `bun:ffi`. 128 MB is plenty for one document. Its last, costliest
 * compiler never earns back what it costs in a process that lives for one document: without it the same work takes a fifth less.
 * Nor do threads that look for garbage beside the work: a process that small is looked through in a blink.
 */
const compiler = {
  BUN_JSC_jitMemoryReservationSize: String(128 * 1024 ** 2),
  BUN_JSC_useFTLJIT: '0',
  BUN_JSC_useConcurrentGC: '0',
  BUN_JSC_numberOfGCMarkers: '1',
};

/**
 * The compiler before that one earns it back for long documents alone, so it waits until a function has run a hundred times as long as
 * it would by default: four pages of PDF take a fifth less of the processors, and less time; 160 pages as much as before, and a table of
 * 60,000 rows a thirtieth more.
 */
const patience = '100000';
const patientCompiler = {
  BUN_JSC_thresholdForOptimizeAfterWarmUp: patience,
  BUN_JSC_thresholdForOptimizeAfterLongWarmUp: patience,
  BUN_JSC_thresholdForOptimizeSoon: patience,
};

/** The settings of Bun in workers, and in what they are forked from. */
export const workerEnvironment: Readonly<Record<string, string>> = { ...compiler, ...patientCompiler };
