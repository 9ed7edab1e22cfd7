import type { ComponentProps } from 'react';
import { FieldFrame, type FieldProps, stateOf } from './field-frame.tsx';

/** A native select; its options are its children. Not required means '(optional)'. */
export function SelectField({
  label,
  hint,
  error,
  id,
  className = '',
  children,
  ...select
}: FieldProps & ComponentProps<'select'>) {
  const fieldId = id ?? select.name;
  return (
    <FieldFrame id={fieldId} label={label} optional={!select.required} hint={hint} error={error}>
      <select
        {...select}
        {...stateOf(fieldId, { hint, error })}
        id={fieldId}
        className={`control control-select ${className}`}
      >
        {children}
      </select>
    </FieldFrame>
  );
}
