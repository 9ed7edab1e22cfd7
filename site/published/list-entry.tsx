import { listMediaFiles, type MediaFile, type WithMedia } from '#contract/content/media-file.ts';
import { stripFormatting } from '#contract/content/rich-text.ts';
import { parseYoutubeId, youtubePicture } from '#contract/content/youtube.ts';
import { formatDayInPakistan } from '#contract/format/day-words.ts';
import * as words from '#words/site/published';

/** A sentence may end this early in the line, so that the excerpt is not much shorter than others. */
const minShare = 0.4;

/**
 * The beginning of a text on one line: at most `max` characters, up to the end of a sentence; if none ends there, up to
 * the end of a word, and '…'.
 */
export function shortenText(text: string, max: number): string {
  const line = stripFormatting(text).replace(/\s+/g, ' ').trim();
  if (line.length <= max) return line;
  const sentences = line.slice(0, max + 1).match(/^.*[.!?۔؟](?= )/)?.[0] ?? '';
  if (sentences.length >= max * minShare) return sentences;
  const cut = line.slice(0, max);
  const lastSpace = cut.lastIndexOf(' ');
  const kept = cut.slice(0, lastSpace > max / 2 ? lastSpace : max);
  return `${kept.replace(/[\s.,;:–،؛۔-]{1,20}$/, '')}…`;
}

/** Counts a record's files: '4 pictures', '1 video', '2 pictures and 1 video'; '' without files. */
export function formatFileCount(files: readonly Pick<MediaFile, 'type'>[]): string {
  const videos = files.filter(({ type }) => type === 'video').length;
  return words.fileCount(files.length - videos, videos);
}

/**
 * The preview picture of a record: its first file if that is a picture, or the thumbnail if it is a YouTube
 * video. `alt` is undefined if staff gave no text.
 */
export function findFirstPicture(record: WithMedia): { url: string | null; alt?: string } {
  const [first] = listMediaFiles(record);
  if (!first) return { url: null };
  const videoId = first.source === 'youtube' ? parseYoutubeId(first.url) : null;
  if (videoId) return { url: youtubePicture(videoId) };
  if (first.type !== 'image') return { url: null };
  return { url: first.url, ...(first.alt && { alt: first.alt }) };
}

/** The day and month of a record in large type, in place of a picture. `iso` is a date-time, ISO 8601. */
export function BigDay({ iso, className }: { iso: string; className: string }) {
  const [day, month] = formatDayInPakistan(iso).split(' ');
  return (
    <span aria-hidden="true" className={`block leading-none ${className}`}>
      <span className="tabular block font-semibold tracking-tighter">{day}</span>
      <span className="mt-2 block text-lg opacity-75">{month}</span>
    </span>
  );
}
