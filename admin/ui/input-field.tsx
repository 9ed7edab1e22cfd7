import { type ComponentProps, useId } from 'react';
import { describedByError, FieldFrame } from './field-frame.tsx';

/** An input with its label and error. */
export function InputField({
  label,
  error,
  ...input
}: ComponentProps<'input'> & { label: string; error?: string | undefined }) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={error}>
      <input {...input} {...describedByError(id, error)} id={id} className="field" />
    </FieldFrame>
  );
}
