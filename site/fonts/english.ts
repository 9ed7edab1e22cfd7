import latin from '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2?url';

/** The fonts that a page needs at once, which it preloads. In Urdu: urdu.ts. */
export const fonts = [latin];
