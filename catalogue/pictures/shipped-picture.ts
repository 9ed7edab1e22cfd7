import {
  type Decoration,
  frames,
  type StagedShot,
  stillFrame,
  stillsFolder,
} from './decorations.ts';
import { picturesSegment, type View, viewFrame, views } from './picture.ts';

const folder = `/${picturesSegment}/`;
const fileEnd = /-\d{1,5}\.webp$/;

/**
 * The picture that ships with the product at this URL, with all its sizes; null for any other URL, such as that of an
 * uploaded picture.
 */
export function findShippedPicture(url: string): Decoration | null {
  if (!url.startsWith(folder) || !fileEnd.test(url)) return null;
  const path = url.slice(folder.length).replace(fileEnd, '');
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (path.startsWith(`${stillsFolder}/`)) return { path, ...stillFrame };
  if (views.includes(name as View)) return { path, ...viewFrame };
  const frame = Object.hasOwn(frames, name) ? frames[name as StagedShot] : null;
  return frame && { path, ...frame };
}
