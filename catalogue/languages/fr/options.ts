/** Texts of options by their English words (`bun run languages fr` lists those that are missing). */
export const options: Readonly<Record<string, string>> = {};
