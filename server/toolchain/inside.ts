/** Path of the workers' runtime inside their sandboxes. */
export const runtimeInside = '/app';
