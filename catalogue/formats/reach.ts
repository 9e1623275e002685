/** How widely a format opens: 1 = special programs, 2 = common ones, 3 = any device out of the box. */
export type Reach = { readonly level: 1 | 2 | 3; readonly opensIn: string };

export const special = (opensIn: string): Reach => ({ level: 1, opensIn });
export const common = (opensIn: string): Reach => ({ level: 2, opensIn });
export const everywhere = (opensIn: string): Reach => ({ level: 3, opensIn });
