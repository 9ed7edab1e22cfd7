import { Upload } from 'lucide-react';
import { type ChangeEvent, type DragEvent, type Ref, useId, useState } from 'react';
import { formatAccept, type UploadRule } from '#contract/http/uploads.ts';
import { describedByError } from '../../ui/fields.tsx';

interface FileDropProps {
  label: string;
  hint: string;
  rule: UploadRule;
  isSingle: boolean;
  error: string | undefined;
  onAdd: (files: File[]) => void;
  inputRef: Ref<HTMLInputElement>;
}

/** A file input that also accepts dropped files. */
export function FileDrop(props: FileDropProps) {
  const { label, hint, rule, isSingle, error, onAdd, inputRef } = props;
  const id = useId();
  const [isOver, setIsOver] = useState(false);

  function choose(event: ChangeEvent<HTMLInputElement>) {
    onAdd([...(event.target.files ?? [])]);
    // So that a file can be chosen again after it was removed.
    event.target.value = '';
  }
  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    onAdd([...event.dataTransfer.files]);
  }
  function over(event: DragEvent) {
    event.preventDefault();
    setIsOver(true);
  }
  return (
    <div className="grid gap-1">
      <label
        htmlFor={id}
        onDrop={drop}
        onDragOver={over}
        onDragLeave={() => setIsOver(false)}
        className={`relative grid cursor-pointer justify-items-center gap-1 rounded-panel border border-dashed px-4 py-5 text-center transition-colors hover:bg-hover has-focus-visible:outline-2 has-focus-visible:outline-accent ${error ? 'border-red' : 'border-edge'} ${isOver ? 'bg-hover' : ''}`}
      >
        <Upload aria-hidden size={18} className="text-ink-soft" />
        <span className="font-medium">{label}</span>
        <input
          {...describedByError(id, error)}
          ref={inputRef}
          id={id}
          type="file"
          accept={formatAccept(rule)}
          multiple={!isSingle}
          onChange={choose}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
        />
        <span className="text-ink-soft">{hint}</span>
      </label>
      {error && (
        <p id={`${id}-error`} role="alert" className="text-red">
          {error}
        </p>
      )}
    </div>
  );
}
