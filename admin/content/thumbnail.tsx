import { Film, Image, Play } from 'lucide-react';
import { useState } from 'react';
import type { MediaFile } from '#contract/content/media-file.ts';
import { youtubeIdOf, youtubePicture } from '#contract/content/youtube.ts';

/** The address of what stands for a file in small; null for a film of ours, which has no picture. */
function pictureOf({ type, source, url }: MediaFile): string | null {
  const videoId = source === 'youtube' ? youtubeIdOf(url) : null;
  if (videoId) return youtubePicture(videoId, 'small');
  return type === 'image' ? url : null;
}

/** A file in small, or a sign for its kind where it has no picture or that can't be loaded. */
export function FilePicture({ file }: { file: MediaFile }) {
  const url = pictureOf(file);
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const Sign = file.type === 'video' ? Film : Image;
  return (
    <span className="relative grid size-full place-items-center text-ink-soft">
      {url && url !== failedUrl ? (
        <img
          src={url}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setFailedUrl(url)}
          className="absolute size-full object-cover"
        />
      ) : (
        <Sign aria-hidden size={18} />
      )}
      {file.source === 'youtube' && (
        <span className="absolute grid size-5 place-items-center rounded-full bg-black/75 text-white">
          <Play aria-hidden size={10} className="fill-current" />
        </span>
      )}
    </span>
  );
}

/** A record's first picture, or its first file, and how many more it has. */
export function Thumbnail({ files }: { files: readonly MediaFile[] }) {
  const shown = files.find(({ type }) => type === 'image') ?? files[0];
  return (
    <span className="relative block h-11 w-16 flex-none overflow-hidden rounded-control border border-line bg-hover">
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
