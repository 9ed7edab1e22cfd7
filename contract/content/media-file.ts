/** The type of a file that an article, an event or a media item shows. */
export type MediaType = 'image' | 'video';

/** One image or video: an upload, or a YouTube video in embed form. */
export interface MediaFile {
  type: MediaType;
  source: 'upload' | 'youtube';
  url: string;
}

/** A record with media files. Older records have `mediaUrl` and `mediaType` instead of `mediaFiles`. */
export interface WithMedia {
  mediaFiles: MediaFile[];
  mediaUrl: string | null;
  mediaType: MediaType | null;
}

/** The files to show: `mediaFiles`, or the single file of an older record. */
export function listMediaFiles({ mediaFiles, mediaUrl, mediaType }: WithMedia): MediaFile[] {
  if (mediaFiles.length > 0 || !mediaUrl) return mediaFiles;
  return [{ type: mediaType ?? 'image', source: 'upload', url: mediaUrl }];
}
