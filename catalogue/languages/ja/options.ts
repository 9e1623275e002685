/** Texts of options by their English words (`bun run languages ja` lists those that are missing). */
export const options: Readonly<Record<string, string>> = {};
