import { type ComponentProps, useId } from 'react';
import { describedByError, FieldFrame } from './field-frame.tsx';
import { SelectBox } from './select-box.tsx';

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
