import { RotateCcw, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import type { MediaFile } from '#contract/content/media-file.ts';
import { IconButton } from '../../ui/button.tsx';
import { mediaTypeLabels } from '../content-columns.tsx';
import { FilePicture } from '../thumbnail.tsx';
import { AltField, FilmTextFields } from './file-text-fields.tsx';

interface FileTileProps {
  picture: ReactNode;
  name: string;
  /** Size or kind, below the name. */
  detail: string;
  /** Why the file is not accepted. */
  fault?: string | null;
  /** Covers the picture. */
  overlay?: ReactNode;
  /** Fields below the name. */
  fields?: ReactNode;
  /** The button beside the name. */
  children: ReactNode;
}

/** One file of a form: thumbnail, name, detail or fault, a button, and fields. */
export function FileTile({
  picture,
  name,
  detail,
  fault,
  overlay,
  fields,
  children,
}: FileTileProps) {
  return (
    <li
      className={`flex flex-wrap content-start items-center gap-3 rounded-panel border p-2 ${fault ? 'border-red bg-red-soft' : 'border-line'}`}
    >
      <span className="relative block h-14 w-20 flex-none overflow-hidden rounded-control bg-hover">
        {picture}
        {overlay}
      </span>
      <span className="min-w-0 flex-1">
        <span title={name} className="block truncate font-medium">
          {name}
        </span>
        <span className={fault ? 'text-red' : 'text-ink-soft'}>{fault ?? detail}</span>
      </span>
      {children}
      {fields && <div className="w-full min-w-0">{fields}</div>}
    </li>
  );
}

interface ExistingFilesProps {
  files: readonly MediaFile[];
  /** Whether new uploads replace all of them, marked or not. */
  isReplaced: boolean;
}

/** The files of a record. Each can be marked for removal and unmarked. */
export function ExistingFiles({ files, isReplaced }: ExistingFilesProps) {
  const { control } = useFormContext();
  const { field } = useController({ name: 'filesToRemove', control });
  const marked = field.value as string[];
  const removed = isReplaced ? files : files.filter(({ url }) => marked.includes(url));
  if (files.length === 0) return null;

  function toggle(url: string) {
    field.onChange(marked.includes(url) ? marked.filter((one) => one !== url) : [...marked, url]);
  }
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap justify-between gap-2 text-ink-soft">
        <span>Existing files ({files.length})</span>
        <span role="status" className="text-red">
          {removed.length > 0 && formatRemovalCount(removed.length)}
        </span>
      </p>
      <ul className="grid gap-2 sm:grid-cols-2">
        {files.map((file, index) => (
          <ExistingFile
            key={file.url}
            file={file}
            name={`${mediaTypeLabels[file.type]} ${index + 1}`}
            isRemoved={removed.includes(file)}
            onToggle={isReplaced ? null : () => toggle(file.url)}
          />
        ))}
      </ul>
    </div>
  );
}

const formatRemovalCount = (count: number) =>
  `${count} ${count === 1 ? 'file' : 'files'} will be removed when you save`;

interface ExistingFileProps {
  file: MediaFile;
  name: string;
  isRemoved: boolean;
  /** Null if the file cannot be unmarked. */
  onToggle: (() => void) | null;
}

function ExistingFile({ file, name, isRemoved, onToggle }: ExistingFileProps) {
  const overlay = isRemoved && (
    <span className="absolute inset-0 grid place-items-center bg-black/70 text-center text-xs font-medium text-white">
      Will Remove
    </span>
  );
  return (
    <FileTile
      picture={<FilePicture file={file} />}
      overlay={overlay}
      name={name}
      detail={isRemoved ? 'Removed when you save' : 'Uploaded'}
      fields={
        !isRemoved &&
        (file.type === 'image' ? (
          <AltField fileKey={file.url} name={name} />
        ) : (
          <FilmTextFields fileKey={file.url} name={name} captionsUrl={file.captionsUrl} />
        ))
      }
    >
      {onToggle && (
        <IconButton
          label={isRemoved ? `Keep ${name}` : `Mark ${name} for removal`}
          icon={isRemoved ? RotateCcw : Trash2}
          onClick={onToggle}
        />
      )}
    </FileTile>
  );
}
