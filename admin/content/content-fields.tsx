import { useController, useFormContext, useFormState } from 'react-hook-form';
import {
  type ContentAdmin,
  contentStatuses,
  maxFilesPerItem,
  mediaChangeFields,
} from '#contract/content/content-admin.ts';
import { youtubeLinks } from '#contract/content/form-lists.ts';
import { listMediaFiles, type MediaFile, type WithMedia } from '#contract/content/media-file.ts';
import { FormattingHint, FormInput, FormSelect, FormTextArea } from '../forms/form-fields.tsx';
import type { UrduField } from '../forms/urdu-values.ts';
import { InputField } from '../ui/fields.tsx';
import { formatStatus } from '../ui/format.ts';
import { TranscriptField } from './files/file-text-fields.tsx';
import { getLinkKey } from './files/file-texts.ts';
import { FilesField } from './files/files-field.tsx';
import { buildFileFields, buildFileValues, listYoutubeLinks } from './form-values.ts';

/** The fields title and content. */
export function TextFields() {
  return (
    <>
      <FormInput name="title" label="Title *" maxLength={200} autoComplete="off" required />
      <div className="grid gap-1">
        <FormTextArea name="content" label="Content *" maxLength={20_000} rows={6} required />
        <FormattingHint />
      </div>
    </>
  );
}

/** The texts in Urdu that all kinds of content have. */
export const urduContentFields: readonly UrduField[] = [
  { name: 'title', label: 'Title', maxLength: 200 },
  { name: 'content', label: 'Content', maxLength: 20_000, rows: 6 },
];

/** The fields status and publishAt: whether, and from when on, visitors see the record. */
export function StatusField() {
  return (
    <>
      <FormSelect
        name="status"
        label="Status"
        choices={contentStatuses}
        formatLabel={formatStatus}
      />
      <FormInput name="publishAt" label="Publish at (Pakistan, optional)" type="datetime-local" />
    </>
  );
}

/** Links to YouTube videos with their transcripts. The last input is always empty. */
function YoutubeField() {
  const { control } = useFormContext();
  const { field } = useController({ name: 'youtubeUrls', control });
  const { errors } = useFormState({ control });
  const links = field.value as string[];

  function change(index: number, link: string) {
    const changed = index < links.length ? links.with(index, link) : [...links, link];
    // Empty inputs at the end are not links; empty ones in between are dropped on save.
    field.onChange(changed.slice(0, changed.findLastIndex((one) => one !== '') + 1));
  }
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-1 font-medium">YouTube links</legend>
      {[...links, ''].map((link, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a link is identified by its position.
        <div key={index} className="grid gap-2">
          <InputField
            ref={index === 0 ? field.ref : undefined}
            label={`YouTube link ${index + 1}`}
            type="url"
            inputMode="url"
            autoComplete="off"
            placeholder="https://youtu.be/…"
            maxLength={500}
            value={link}
            error={findLinkError(errors.youtubeUrls, index)}
            onChange={(event) => change(index, event.target.value)}
            onBlur={field.onBlur}
          />
          <LinkTranscript link={link} number={index + 1} />
        </div>
      ))}
    </fieldset>
  );
}

/** The transcript of a linked video; nothing until the link is complete. */
function LinkTranscript({ link, number }: { link: string; number: number }) {
  const key = getLinkKey(link);
  if (!key) return null;
  return (
    <details>
      <summary className="min-h-6 cursor-pointer pointer-coarse:min-h-11">
        Transcript of link {number}
      </summary>
      <div className="mt-2">
        <TranscriptField fileKey={key} name={`link ${number}`} />
      </div>
    </details>
  );
}

/** Returns the error of one link. An error of the whole list shows at the first link. */
function findLinkError(errors: unknown, index: number): string | undefined {
  if (Array.isArray(errors)) return errors[index]?.message;
  const all = errors as { message?: string } | undefined;
  return index === 0 ? all?.message : undefined;
}

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
