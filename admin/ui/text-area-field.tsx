import { type ComponentProps, useId } from 'react';
import { describedByError, FieldFrame } from './field-frame.tsx';

/** A text area with its label and error. It is at least `rows` lines high, and grows with its content. */
export function TextAreaField({
  label,
  error,
  rows = 4,
  ...area
}: ComponentProps<'textarea'> & { label: string; error?: string | undefined }) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={error}>
      <textarea
        {...area}
        {...describedByError(id, error)}
        id={id}
        rows={rows}
        // A field that fits its content ignores its rows.
        style={{ minHeight: `calc(${rows}lh + 0.875rem)` }}
        className="field field-sizing-content resize-y py-1.5"
      />
    </FieldFrame>
  );
}
