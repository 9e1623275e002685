/** Maximum number in a problem's limit, in any unit: files may claim larger ones. */
export const mostAmount = 1e15;
