/** Beside the choice of a target: the tools that leave a file in its format. */
export const keepFormat = (name: string): string => `Keep the file as ${name}: compress, crop, clean and more`;
