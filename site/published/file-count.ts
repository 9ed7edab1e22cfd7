import type { MediaFile } from '#contract/content/media-file.ts';

const formatCount = (count: number, kind: string) => `${count} ${kind}${count === 1 ? '' : 's'}`;

/** Counts a record's files: '4 pictures', '1 video', '2 pictures and 1 video'; '' without files. */
export function formatFileCount(files: readonly Pick<MediaFile, 'type'>[]): string {
  const videos = files.filter(({ type }) => type === 'video').length;
  const pictures = files.length - videos;
  return [
    pictures > 0 && formatCount(pictures, 'picture'),
    videos > 0 && formatCount(videos, 'video'),
  ]
    .filter(Boolean)
    .join(' and ');
}
