/** Texts of options by their English words (`bun run languages es` lists those that are missing). */
export const options: Readonly<Record<string, string>> = {};
