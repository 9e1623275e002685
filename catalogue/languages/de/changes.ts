/** Rows of the table about what a conversion changes, by their English words (`bun run languages de` lists those that are missing). */
export const changes: Readonly<Record<string, string>> = {};
