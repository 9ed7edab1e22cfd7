import { listMediaFiles, type WithMedia } from '#contract/content/media-file.ts';
import { parseYoutubeId, youtubePicture } from '#contract/content/youtube.ts';

/**
 * The preview picture of a record: its first file if that is a picture, or the thumbnail if it is a YouTube
 * video.
 */
export function findFirstPicture(record: WithMedia): string | null {
  const [first] = listMediaFiles(record);
  if (!first) return null;
  const videoId = first.source === 'youtube' ? parseYoutubeId(first.url) : null;
  if (videoId) return youtubePicture(videoId);
  return first.type === 'image' ? first.url : null;
}
