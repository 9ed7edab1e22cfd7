import { listMediaFiles, type WithMedia } from '#contract/content/media-file.ts';
import { parseYoutubeId, youtubePicture } from '#contract/content/youtube.ts';

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
