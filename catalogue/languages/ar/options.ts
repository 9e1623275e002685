/** Texts of options by their English words (`bun run languages ar` lists those that are missing). */
export const options: Readonly<Record<string, string>> = {};
