import { filesOf, type WithMedia } from '#contract/content/media-file.ts';
import { youtubeIdOf, youtubePicture } from '#contract/content/youtube.ts';

/** The picture that stands for a record: its first file if that is a picture or has one. */
export function firstPictureOf(record: WithMedia): string | null {
  const [first] = filesOf(record);
  if (!first) return null;
  const videoId = first.source === 'youtube' ? youtubeIdOf(first.url) : null;
  if (videoId) return youtubePicture(videoId);
  return first.type === 'image' ? first.url : null;
}
