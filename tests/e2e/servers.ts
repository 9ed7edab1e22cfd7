import { origin, publishingOrigin } from './address.ts';

/**
 * Specs that add or change what visitors see, for example news and dealers. They have their own server, so that all
 * other specs see the initial content.
 */
const publishing = [
  'appointments|availability|bulk-counts|calendar|dealer-morning|head-office-day|long-words|my-day|new-request|office-toasts|own-request|publishing',
  'request-facts|sidebar|urdu-office',
  '(dealer|event|job|media|news|price|record)-(office|list|form|forms|failures|texts|upload)',
];

const isPublishing = new RegExp(`/(${publishing.join('|')})\\.spec\\.ts$`);

/** Returns the origin of the server that the tests of a file use. */
export const chooseOrigin = (file: string) =>
  isPublishing.test(file.replaceAll('\\', '/')) ? publishingOrigin : origin;
