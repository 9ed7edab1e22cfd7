import { type ComponentProps, useId } from 'react';
import { describedByError, FieldFrame } from './field-frame.tsx';

/** Text of several lines with its label and error; it grows with what is typed. */
export function TextAreaField({
  label,
  error,
  ...area
}: ComponentProps<'textarea'> & { label: string; error?: string | undefined }) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={error}>
      <textarea
        rows={4}
        {...area}
        {...describedByError(id, error)}
        id={id}
        className="field field-sizing-content min-h-24 resize-y py-1.5"
      />
    </FieldFrame>
  );
}
