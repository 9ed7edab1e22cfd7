import { X } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { ContentAdmin } from '#contract/content/content-admin.ts';
import type { MediaFile } from '#contract/content/media-file.ts';
import { sizeText } from '#ui/file-size.ts';
import { FormCheckbox } from '../../forms/form-fields.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { findUploadRule, isVideo, listUploads } from '../form-values.ts';
import { useChosenFiles } from './chosen-files.ts';
import { ExistingFiles } from './existing-files.tsx';
import { FileDrop } from './file-drop.tsx';
import { AltField, FilmTextFields } from './file-text-fields.tsx';
import { getFileKey } from './file-texts.ts';
import { FileTile } from './file-tile.tsx';
import { PicturePreview } from './picture-preview.tsx';

interface FilesFieldProps {
  admin: ContentAdmin;
  /** The files that the record already has. */
  files: readonly MediaFile[];
  legend: string;
  /** The text of the file input, and the accepted files. */
  label: string;
  hint: string;
}

/** The uploads of a record: existing ones, and new ones to add. */
export function FilesField({ admin, files, legend, label, hint }: FilesFieldProps) {
  const uploads = listUploads(files);
  const fields = Object.keys(admin.uploads);
  const isSingle = fields.length === 1;
  const { isReplaced, room } = useFileLimit(uploads, fields.length);
  const rule = findUploadRule(admin);
  const { chosen, add, remove, error, ref } = useChosenFiles({ rule, fields, room });
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-1 font-medium">{legend}</legend>
      <ExistingFiles files={uploads} isReplaced={isReplaced} />
      {!isSingle && uploads.length > 0 && (
        <FormCheckbox name="replaceMedia" label="Replace existing uploads" />
      )}
      {chosen.length > 0 && (
        <ul className="grid gap-2 sm:grid-cols-2">
          {chosen.map(({ file, fault }, index) => (
            <FileTile
              // biome-ignore lint/suspicious/noArrayIndexKey: the same file can be chosen twice.
              key={`${index} ${file.name}`}
              picture={<PicturePreview file={file} />}
              name={file.name}
              detail={sizeText(file.size)}
              fault={fault}
              fields={!fault && <NewFileFields file={file} number={index + 1} />}
            >
              <IconButton label={`Remove ${file.name}`} icon={X} onClick={() => remove(index)} />
            </FileTile>
          ))}
        </ul>
      )}
      <FileDrop {...{ label, hint, rule, isSingle, error }} onAdd={add} inputRef={ref} />
    </fieldset>
  );
}

/** The texts of a new file. */
function NewFileFields({ file, number }: { file: File; number: number }) {
  const fileKey = getFileKey(file);
  return isVideo(file) ? (
    <FilmTextFields fileKey={fileKey} name={`new video ${number}`} />
  ) : (
    <AltField fileKey={fileKey} name={`new image ${number}`} />
  );
}

/**
 * Returns whether new files replace all uploads, and how many more can be chosen. In a form with a single file a
 * new one always replaces the old.
 */
function useFileLimit(uploads: readonly MediaFile[], maxFiles: number) {
  const { control } = useFormContext();
  const replaceMedia: boolean | undefined = useWatch({ control, name: 'replaceMedia' });
  const marked: string[] = useWatch({ control, name: 'filesToRemove' });
  const added: File[] = useWatch({ control, name: 'files' });
  const isReplaced = replaceMedia === true || (maxFiles === 1 && added.length > 0);
  const keptCount = isReplaced ? 0 : uploads.filter(({ url }) => !marked.includes(url)).length;
  return { isReplaced, room: maxFiles - keptCount - added.length };
}
