export type FontRequest = { readonly input: string; readonly from: string; readonly to: string; readonly output: string };
