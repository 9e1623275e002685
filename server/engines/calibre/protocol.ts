export type BookRequest = { readonly input: string; readonly output: string; readonly title: string };
