/** Label beside the choice of a target: tools that keep the format. */
export const keepFormat = (name: string): string => `Keep the file as ${name}: compress, crop, clean and more`;
