import { RotateCcw, Trash2 } from 'lucide-react';
import { useController, useFormContext } from 'react-hook-form';
import type { MediaFile } from '#contract/content/media-file.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { mediaTypeLabels } from '../content-columns.tsx';
import { FilePicture } from '../thumbnail.tsx';
import { FileTile } from './file-tile.tsx';

interface ExistingFilesProps {
  files: readonly MediaFile[];
  /** Whether all of them go, whatever is marked. */
  isReplaced: boolean;
}

/** The files that a record has, each of which can be marked for removal and kept after all. */
export function ExistingFiles({ files, isReplaced }: ExistingFilesProps) {
  const { control } = useFormContext();
  const { field } = useController({ name: 'filesToRemove', control });
  const marked = field.value as string[];
  const going = isReplaced ? files : files.filter(({ url }) => marked.includes(url));
  if (files.length === 0) return null;

  function toggle(url: string) {
    field.onChange(marked.includes(url) ? marked.filter((one) => one !== url) : [...marked, url]);
  }
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap justify-between gap-2 text-ink-soft">
        <span>Existing files ({files.length})</span>
        <span role="status" className="text-red">
          {going.length > 0 && countText(going.length)}
        </span>
      </p>
      <ul className="grid gap-2 sm:grid-cols-2">
        {files.map((file, index) => (
          <ExistingFile
            key={file.url}
            file={file}
            name={`${mediaTypeLabels[file.type]} ${index + 1}`}
            isGoing={going.includes(file)}
            onToggle={isReplaced ? null : () => toggle(file.url)}
          />
        ))}
      </ul>
    </div>
  );
}

const countText = (count: number) =>
  `${count} ${count === 1 ? 'file' : 'files'} will be removed when you save`;

interface ExistingFileProps {
  file: MediaFile;
  name: string;
  isGoing: boolean;
  /** Null where there is no choice. */
  onToggle: (() => void) | null;
}

function ExistingFile({ file, name, isGoing, onToggle }: ExistingFileProps) {
  const overlay = isGoing && (
    <span className="absolute inset-0 grid place-items-center bg-black/70 text-center text-xs font-medium text-white">
      Will Remove
    </span>
  );
  return (
    <FileTile
      picture={<FilePicture file={file} />}
      overlay={overlay}
      name={name}
      detail={isGoing ? 'Removed when you save' : 'Uploaded'}
    >
      {onToggle && (
        <IconButton
          label={isGoing ? `Keep ${name}` : `Mark ${name} for removal`}
          icon={isGoing ? RotateCcw : Trash2}
          onClick={onToggle}
        />
      )}
    </FileTile>
  );
}
