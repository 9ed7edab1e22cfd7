import { type ComponentProps, useId } from 'react';
import { describedByError, FieldFrame } from './field-frame.tsx';

/** A text area with its label and error. It grows with its content. */
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
