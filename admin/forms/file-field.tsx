import { useEffect, useId, useState } from 'react';
import { useController } from 'react-hook-form';
import { formatAccept, type UploadRule } from '#contract/http/uploads.ts';
import { describedByError, FieldFrame } from '../ui/fields.tsx';
import { FormCheckbox } from './form-fields.tsx';
import { readFileNotice } from './read-file-notice.ts';

/** A preview of a chosen picture. A file that is not a picture shows nothing. */
function ChosenPicture({ file }: { file: File }) {
  const [shown, setShown] = useState<{ file: File; url: string } | null>(null);
  useEffect(() => {
    // As a data: URL, since the CSP blocks blob: images.
    const reader = new FileReader();
    reader.onload = () => setShown({ file, url: String(reader.result) });
    reader.readAsDataURL(file);
    return () => {
      reader.onload = null;
    };
  }, [file]);
  return (
    <span className="block aspect-video w-40 overflow-hidden rounded-control border border-line bg-ground">
      {shown?.file === file && (
        <img
          src={shown.url}
          alt=""
          className="size-full object-cover"
          onError={() => setShown(null)}
        />
      )}
    </span>
  );
}

/** What staff should know about a chosen file: see `readFileNotice`. */
export function FileNotice({ file }: { file: File }) {
  const [notice, setNotice] = useState<{ file: File; text: string | null } | null>(null);
  useEffect(() => {
    let isUnmounted = false;
    readFileNotice(file)
      .then((text) => isUnmounted || setNotice({ file, text }))
      // A file that the browser cannot read gets no notice; the form says so when it is sent.
      .catch(() => {});
    return () => {
      isUnmounted = true;
    };
  }, [file]);
  return (
    <p role="status" className="text-amber empty:hidden">
      {notice?.file === file && notice.text}
    </p>
  );
}

interface FormFileProps {
  label: string;
  name: string;
  rule: UploadRule;
  /** The file that the record has: its address and its name. */
  stored: { url: string; name: string } | null;
  isPicture?: boolean;
  /** The field that removes the record's file. */
  removal: { name: string; label: string };
}

/** One file of a record: download or remove the stored file, or choose another. */
export function FormFile({ label, name, rule, stored, isPicture, removal }: FormFileProps) {
  const id = useId();
  const { field, fieldState } = useController({ name });
  const { field: removing } = useController({ name: removal.name });
  const error = fieldState.error?.message;
  const chosen = field.value instanceof File ? field.value : null;
  return (
    <FieldFrame id={id} label={label} error={error}>
      {stored && !chosen && (
        <span className={`grid justify-items-start gap-1 ${removing.value ? 'opacity-60' : ''}`}>
          {isPicture && <StoredPicture url={stored.url} />}
          <a
            href={stored.url}
            download={stored.name}
            className="wrap-anywhere underline underline-offset-2"
          >
            {stored.name}
          </a>
        </span>
      )}
      {chosen && isPicture && <ChosenPicture file={chosen} />}
      {chosen && isPicture && <FileNotice file={chosen} />}
      <input
        {...describedByError(id, error)}
        id={id}
        ref={field.ref}
        type="file"
        accept={formatAccept(rule)}
        onBlur={field.onBlur}
        onChange={(event) => field.onChange(event.target.files?.[0] ?? null)}
        className="field file:me-3 file:cursor-pointer file:rounded-control file:border file:border-line file:bg-hover file:px-2.5 file:py-0.5 file:font-medium"
      />
      <p className="text-ink-soft">
        {rule.kinds}, up to {rule.maxBytes / 1024 / 1024} MB
      </p>
      {stored && !chosen && <FormCheckbox label={removal.label} name={removal.name} />}
    </FieldFrame>
  );
}

/** The record's picture. It is hidden if it fails to load. */
function StoredPicture({ url }: { url: string }) {
  return (
    <img
      src={url}
      alt=""
      width={160}
      height={90}
      onError={({ currentTarget }) => currentTarget.remove()}
      className="aspect-video w-40 rounded-control border border-line object-cover"
    />
  );
}
