import type { WithMedia } from '#contract/content/media-file.ts';
import { firstPictureOf } from './first-picture.ts';
import { openedParameter } from './opened.ts';

/** The picture that a link to an opened record is shared with; undefined if it has none. */
export function openedPicture(
  records: readonly (WithMedia & { _id: string; title: string })[],
  search: string,
): { src: string; alt: string } | undefined {
  const id = new URLSearchParams(search).get(openedParameter);
  const opened = records.find(({ _id }) => _id === id);
  const src = opened && firstPictureOf(opened);
  return src ? { src, alt: opened.title } : undefined;
}
