import { Film, Image, Play } from 'lucide-react';
import { useState } from 'react';
import { pictureUrl } from '#catalogue/pictures/picture.ts';
import { findShippedPicture } from '#catalogue/pictures/shipped-picture.ts';
import type { MediaFile } from '#contract/content/media-file.ts';
import { parseYoutubeId, youtubePicture } from '#contract/content/youtube.ts';

/** The URL of a small size of a picture that ships with the product; that of any other picture as it is. */
function findSmallSize(url: string): string {
  const shipped = findShippedPicture(url);
  const width = shipped?.widths[0];
  return shipped && width ? pictureUrl(shipped, width, 'avif') : url;
}

/** Returns the URL of a file's thumbnail; null for an uploaded video, which has none. */
function findThumbnail({ type, source, url }: MediaFile): string | null {
  const videoId = source === 'youtube' ? parseYoutubeId(url) : null;
  if (videoId) return youtubePicture(videoId, 'small');
  return type === 'image' ? findSmallSize(url) : null;
}

/** A file's thumbnail: 'No image' if it fails to load, an icon of the file's type if there is none. */
export function FilePicture({ file }: { file: MediaFile }) {
  const url = findThumbnail(file);
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const Icon = file.type === 'video' ? Film : Image;
  const hasFailed = url !== null && url === failedUrl;
  return (
    <span className="relative grid size-full place-items-center text-ink-soft">
      {url && !hasFailed && (
        <img
          src={url}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setFailedUrl(url)}
          className="absolute size-full object-cover"
        />
      )}
      {hasFailed && <span className="text-center text-xs">No image</span>}
      {!url && <Icon aria-hidden size={18} />}
      {file.source === 'youtube' && (
        <span className="absolute grid size-5 place-items-center rounded-full bg-black/75 text-white">
          <Play aria-hidden size={10} className="fill-current" />
        </span>
      )}
    </span>
  );
}

/** The thumbnail of a record's first picture, or else its first file, and the number of other files. */
export function Thumbnail({ files }: { files: readonly MediaFile[] }) {
  const shown = files.find(({ type }) => type === 'image') ?? files[0];
  return (
    <span className="relative block h-11 w-16 flex-none max-table:col-start-1 max-table:row-span-4 max-table:row-start-1 table:h-9 table:w-13 overflow-hidden rounded-control border border-line bg-hover">
      {shown ? (
        <FilePicture file={shown} />
      ) : (
        <span className="grid size-full place-items-center text-ink-soft">
          <Image aria-hidden size={18} className="opacity-40" />
          <span className="sr-only">No picture</span>
        </span>
      )}
      {files.length > 1 && (
        <span className="absolute end-0.5 bottom-0.5 rounded-sm bg-black/75 px-1 text-[0.6875rem] leading-4 font-medium text-white">
          +{files.length - 1}
        </span>
      )}
    </span>
  );
}
