import { direction } from '#words/site/layout';

/** Which way a line is read: 1 to the right, -1 to the left. It is the sign of `scrollLeft` and of moves forward. */
export const forward = direction === 'rtl' ? -1 : 1;
const back = forward === 1 ? -1 : 1;

/** Which way a horizontal arrow key leads in the order of reading: on (1) or back (-1), or null for other keys. */
export function readArrowKey(key: string): 1 | -1 | null {
  if (key === 'ArrowRight') return forward;
  return key === 'ArrowLeft' ? back : null;
}
