import { FileText, Upload } from 'lucide-react';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { findFileFault, formatAccept, type UploadRule } from '#contract/http/uploads.ts';
import * as words from '#words/ui';
import { buildAriaState, FieldFrame, type FieldProps } from './fields.tsx';
import { sizeText } from './file-size.ts';
import { Sentence } from './sentence.tsx';
import { useHydrated } from './use-hydrated.ts';

/**
 * A field for one file, chosen or dropped, which is validated at once as far as the browser can. The native
 * input covers the box invisibly and takes clicks, keys and drops; without JavaScript it is visible.
 * '(optional)' is added if it is not required.
 */
export function FileField({
  label,
  hint,
  error,
  id,
  name,
  rule,
  required,
}: FieldProps & { rule: UploadRule; required?: boolean }) {
  const fieldId = id ?? name;
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const isHydrated = useHydrated();
  const updateFile = () => setFile(input.current?.files?.[0] ?? null);
  // A file chosen before hydration is known to the DOM only.
  useEffect(updateFile, []);

  const notes = {
    hint: [hint, words.fileRule(rule.kinds, sizeText(rule.maxBytes))].filter(Boolean).join(' '),
    error: (file && findFileFault(rule, file)) ?? error,
  };

  function remove() {
    if (!input.current) return;
    input.current.value = '';
    // Setting the value in code fires no event.
    input.current.dispatchEvent(new Event('change', { bubbles: true }));
    input.current.focus();
  }

  return (
    <FieldFrame id={fieldId} label={label} optional={!required} {...notes}>
      <div className="file-box" data-scripted={isHydrated || undefined}>
        {isHydrated && <ChosenFile file={file} onRemove={remove} />}
        <input
          {...buildAriaState(fieldId, notes)}
          ref={input}
          type="file"
          id={fieldId}
          name={name}
          required={required}
          accept={formatAccept(rule)}
          onChange={updateFile}
          onDragEnter={highlightDrop}
          onDragLeave={clearDropHighlight}
          onDrop={clearDropHighlight}
        />
      </div>
    </FieldFrame>
  );
}

const highlightDrop = ({ currentTarget }: DragEvent) => currentTarget.setAttribute('data-drop', '');
const clearDropHighlight = ({ currentTarget }: DragEvent) =>
  currentTarget.removeAttribute('data-drop');

function ChosenFile({ file, onRemove }: { file: File | null; onRemove: () => void }) {
  if (!file) {
    return (
      <p className="flex items-center gap-3 text-graphite-950">
        <Upload aria-hidden="true" className="size-5 shrink-0 text-graphite-500" />
        <span>
          <Sentence
            text={words.chooseFile}
            parts={{
              choice: (text) => (
                <span className="font-semibold underline underline-offset-4">{text}</span>
              ),
              drop: (text) => <span className="pointer-coarse:hidden">{text}</span>,
            }}
          />
        </span>
      </p>
    );
  }
  return (
    <div className="flex items-center gap-3 text-graphite-950">
      <FileText aria-hidden="true" className="size-5 shrink-0 text-graphite-500" />
      <p className="min-w-0 flex-1 leading-5">
        <bdi className="line-clamp-2 font-medium wrap-anywhere">{file.name}</bdi>
        <span className="tabular text-sm text-graphite-500">{sizeText(file.size)}</span>
      </p>
      <button
        type="button"
        aria-label={words.removeFile(file.name)}
        onClick={onRemove}
        className="relative z-10 -my-2 -me-2 min-h-11 cursor-pointer rounded-control px-3 text-sm font-semibold underline underline-offset-4 hover:bg-graphite-950/6"
      >
        {words.remove}
      </button>
    </div>
  );
}
