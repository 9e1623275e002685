export const unpacking = 'Fonts of a collection come out as WOFF or WOFF2: a conversion of TTF to TTF is not offered.';
