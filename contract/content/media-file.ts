/** What a picture or a film of an article, an event or a media item is. */
export type MediaType = 'image' | 'video';

/** One picture or film: uploaded, or a YouTube video in embed form (document 1, section 3). */
export interface MediaFile {
  type: MediaType;
  source: 'upload' | 'youtube';
  url: string;
}

/** What shows files: `mediaUrl` and `mediaType` are of records older than `mediaFiles`. */
export interface WithMedia {
  mediaFiles: MediaFile[];
  mediaUrl: string | null;
  mediaType: MediaType | null;
}

/** The files to show; the older single one where there are none (document 3, section 3). */
export function filesOf({ mediaFiles, mediaUrl, mediaType }: WithMedia): MediaFile[] {
  if (mediaFiles.length > 0 || !mediaUrl) return mediaFiles;
  return [{ type: mediaType ?? 'image', source: 'upload', url: mediaUrl }];
}
