/** Where the runtime of workers is inside their sandboxes. */
export const runtimeInside = '/app';
