import type { ContentAdmin } from '#contract/content/content-admin.ts';
import { mediaChangeFields, mostFiles } from '#contract/content/content-admin.ts';
import { youtubeLinks } from '#contract/content/form-lists.ts';
import { filesOf, type MediaFile, type WithMedia } from '#contract/content/media-file.ts';
import { FilesField } from './files/files-field.tsx';
import { YoutubeField } from './files/youtube-field.tsx';
import { fileFields, noFileChanges, youtubeLinksOf } from './form-values.ts';

/** What a form's schema says of pictures and films. */
export const mediaFields = (admin: Pick<ContentAdmin, 'uploads'>) => ({
  ...fileFields(admin),
  replaceMedia: mediaChangeFields.replaceMedia,
  youtubeUrls: youtubeLinks,
});

/** What a form shows of a record's pictures and films, besides the files themselves. */
export const typedMedia = (record: WithMedia | null) => ({
  ...noFileChanges,
  replaceMedia: false,
  youtubeUrls: record ? youtubeLinksOf(filesOf(record)) : [],
});

/** What the fields of pictures and films are called where two edits collide. */
export const mediaLabels = { files: 'New files', youtubeUrls: 'YouTube links' };

/** Pictures and films, uploaded and on YouTube. */
export function MediaFields({
  admin,
  files,
}: {
  admin: ContentAdmin;
  files: readonly MediaFile[];
}) {
  return (
    <>
      <FilesField
        admin={admin}
        files={files}
        legend="Pictures and videos"
        label="Choose pictures and videos, or drop them here"
        hint={`Images (JPG, PNG, GIF, WebP) up to 15 MB and videos (MP4, AVI, MOV, WebM) up to 200 MB, at most ${mostFiles}`}
      />
      <YoutubeField />
    </>
  );
}
