import { Film, Image, File as Paper, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useController, useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { ContentAdmin } from '#contract/content/content-admin.ts';
import type { MediaFile } from '#contract/content/media-file.ts';
import { findFileFault, type UploadRule } from '#contract/http/uploads.ts';
import { sizeText } from '#ui/file-size.ts';
import { FileNotice } from '../../forms/file-field.tsx';
import { FormCheckbox } from '../../forms/form-fields.tsx';
import { IconButton } from '../../ui/button.tsx';
import { findUploadRule, formatLimitError, isVideo, listUploads } from '../form-values.ts';
import { ExistingFiles, FileTile } from './existing-files.tsx';
import { FileDrop } from './file-drop.tsx';
import { AltField, FilmTextFields } from './file-text-fields.tsx';
import { getFileKey } from './file-texts.ts';

interface ChosenFilesOptions {
  rule: UploadRule;
  /** The multipart fields that the files are sent in, in order. */
  fields: readonly string[];
  /** How many more files can be chosen. */
  room: number;
}

/** The files chosen in a form, each with its fault, and functions to add and remove them. */
function useChosenFiles({ rule, fields, room }: ChosenFilesOptions) {
  const { control, clearErrors } = useFormContext();
  const { field, fieldState } = useController({ name: 'files', control });
  const { errors } = useFormState({ control });
  const [limitError, setLimitError] = useState<string | null>(null);
  const files = field.value as File[];
  const isSingle = fields.length === 1;

  function change(next: File[]) {
    // Errors of the server refer to the positions of the files that were sent.
    clearErrors([...fields, 'files']);
    field.onChange(next);
  }
  function add(added: File[]) {
    const accepted = isSingle ? added.slice(0, 1) : added.slice(0, Math.max(0, room));
    setLimitError(accepted.length < added.length ? formatLimitError(fields.length) : null);
    if (accepted.length > 0) change(isSingle ? accepted : [...files, ...accepted]);
  }
  function remove(index: number) {
    setLimitError(null);
    change(files.filter((_, other) => other !== index));
  }
  const chosen = files.map((file, index) => ({
    file,
    fault: findFileFault(rule, file) ?? findMessage(errors[fields[index] ?? '']),
  }));
  return { chosen, add, remove, error: limitError ?? fieldState.error?.message, ref: field.ref };
}

function findMessage(error: unknown): string | null {
  const message = (error as { message?: unknown } | undefined)?.message;
  return typeof message === 'string' ? message : null;
}

const width = 240;

/** A thumbnail of a chosen picture, drawn on a canvas because the CSP blocks blob: images. */
function PicturePreview({ file }: { file: File }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isDrawn, setIsDrawn] = useState(false);
  const isPicture = file.type.startsWith('image/');
  useEffect(() => {
    let isUnmounted = false;
    async function draw() {
      const picture = await createImageBitmap(file, {
        resizeWidth: width,
        resizeQuality: 'medium',
      });
      if (!isUnmounted && canvas.current) {
        canvas.current.height = picture.height;
        canvas.current.getContext('2d')?.drawImage(picture, 0, 0);
        setIsDrawn(true);
      }
      picture.close();
    }
    // The server may accept a picture that this browser cannot decode: the icon stays.
    if (isPicture) draw().catch(() => {});
    return () => {
      isUnmounted = true;
    };
  }, [file, isPicture]);
  const Icon = isPicture ? Image : file.type.startsWith('video/') ? Film : Paper;
  return (
    <span className="relative grid size-full place-items-center text-ink-soft">
      <Icon aria-hidden size={18} />
      <canvas
        ref={canvas}
        width={width}
        aria-hidden
        className={`absolute size-full object-cover ${isDrawn ? '' : 'hidden'}`}
      />
    </span>
  );
}

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

/** What to know about a new file, and its texts. */
function NewFileFields({ file, number }: { file: File; number: number }) {
  const fileKey = getFileKey(file);
  return (
    <>
      <FileNotice file={file} />
      {isVideo(file) ? (
        <FilmTextFields fileKey={fileKey} name={`new video ${number}`} />
      ) : (
        <AltField fileKey={fileKey} name={`new image ${number}`} />
      )}
    </>
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
