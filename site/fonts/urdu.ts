import latin from '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2?url';
import naskh from './naskh.woff2?url';
import nastaliq from './nastaliq.woff2?url';
import './urdu.css';
import './right-to-left.css';

/** The fonts that a page in Urdu needs at once, in the order in which they fill it. Its styles come with them. */
export const fonts = [naskh, nastaliq, latin];
