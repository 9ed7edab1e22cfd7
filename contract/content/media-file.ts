/** The type of a file that an article, an event or a media item shows. */
export type MediaType = 'image' | 'video';

/** One image or video: an upload, or a YouTube video in embed form. */
export interface MediaFile {
  type: MediaType;
  source: 'upload' | 'youtube';
  url: string;
  /** The picture's description in words. */
  alt?: string;
  /** The address of the captions (WebVTT) of an uploaded video. */
  captionsUrl?: string;
  transcript?: string;
}

/** A record with media files. Older records have `mediaUrl` and `mediaType` instead of `mediaFiles`. */
export interface WithMedia {
  mediaFiles: MediaFile[];
  mediaUrl: string | null;
  mediaType: MediaType | null;
}

/** Wraps the picture of an article in a list of files. */
export function listPictures({
  imageUrl,
  imageAlt,
}: {
  imageUrl: string | null;
  imageAlt: string | null;
}): MediaFile[] {
  if (!imageUrl) return [];
  return [{ type: 'image', source: 'upload', url: imageUrl, ...(imageAlt && { alt: imageAlt }) }];
}

/** The files to show: `mediaFiles`, or the single file of an older record. */
export function listMediaFiles({ mediaFiles, mediaUrl, mediaType }: WithMedia): MediaFile[] {
  if (mediaFiles.length > 0 || !mediaUrl) return mediaFiles;
  return [{ type: mediaType ?? 'image', source: 'upload', url: mediaUrl }];
}
