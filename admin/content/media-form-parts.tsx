import type { ContentAdmin } from '#contract/content/content-admin.ts';
import { maxFilesPerItem, mediaChangeFields } from '#contract/content/content-admin.ts';
import { youtubeLinks } from '#contract/content/form-lists.ts';
import { listMediaFiles, type MediaFile, type WithMedia } from '#contract/content/media-file.ts';
import { FilesField } from './files/files-field.tsx';
import { YoutubeField } from './files/youtube-field.tsx';
import { buildFileFields, buildFileValues, listYoutubeLinks } from './form-values.ts';

/** Schema fields for pictures and videos. */
export const buildMediaFields = (admin: Pick<ContentAdmin, 'uploads'>) => ({
  ...buildFileFields(admin),
  replaceMedia: mediaChangeFields.replaceMedia,
  youtubeUrls: youtubeLinks,
});

/** Returns the form values for a record's pictures and videos. */
export function buildMediaValues(record: WithMedia | null) {
  const files = record ? listMediaFiles(record) : [];
  return {
    ...buildFileValues(files),
    replaceMedia: false,
    youtubeUrls: listYoutubeLinks(files),
  };
}

/** Labels of these fields for the display of conflicting edits. */
export const mediaLabels = {
  files: 'New files',
  youtubeUrls: 'YouTube links',
  fileDetails: 'Texts of files',
};

/** The fields for pictures and videos: uploads and YouTube links. */
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
        hint={`Images (JPG, PNG, GIF, WebP) up to 15 MB and videos (MP4, AVI, MOV, WebM) up to 200 MB, at most ${maxFilesPerItem}`}
      />
      <YoutubeField />
    </>
  );
}
