/** Paths in the checkout that only tests and measurements need; images and packages are without most of them. */
export const isForTests = /\.test\.ts$|^server\/(?:bench|testing|lint)\//;
