import { ChevronDown } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { describedByError, FieldFrame } from './text-field.tsx';

/** A native select, styled like the other fields. */
export function SelectBox({ className = '', ...select }: ComponentProps<'select'>) {
  return (
    <span className={`relative block ${className}`}>
      <select {...select} className="field appearance-none truncate pe-8" />
      <ChevronDown
        aria-hidden
        size={14}
        className="pointer-events-none absolute end-2.5 top-1/2 -translate-y-1/2 text-ink-soft"
      />
    </span>
  );
}

/** A select with its label and error. */
export function SelectField({
  label,
  error,
  ...select
}: ComponentProps<'select'> & { label: string; error?: string | undefined }) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={error}>
      <SelectBox {...select} {...describedByError(id, error)} id={id} />
    </FieldFrame>
  );
}

/** A checkbox with its label and error. */
export function CheckboxField({
  label,
  error,
  ...box
}: ComponentProps<'input'> & { label: string; error?: string | undefined }) {
  const id = useId();
  return (
    <div>
      <label
        htmlFor={id}
        className="inline-flex min-h-8 cursor-pointer items-center gap-2 pointer-coarse:min-h-11"
      >
        <input
          {...box}
          {...describedByError(id, error)}
          id={id}
          type="checkbox"
          className="checkbox"
        />
        {label}
      </label>
      {error && (
        <p id={`${id}-error`} className="text-red">
          {error}
        </p>
      )}
    </div>
  );
}
