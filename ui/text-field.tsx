import type { ComponentProps } from 'react';
import { FieldFrame, type FieldProps, stateOf } from './field-frame.tsx';

/** One line of text, a date, a time or a number, by `type`. Not required means '(optional)'. */
export function TextField({
  label,
  hint,
  error,
  id,
  className = '',
  ...input
}: FieldProps & ComponentProps<'input'>) {
  const fieldId = id ?? input.name;
  return (
    <FieldFrame id={fieldId} label={label} optional={!input.required} hint={hint} error={error}>
      <input
        {...input}
        {...stateOf(fieldId, { hint, error })}
        id={fieldId}
        className={`control ${className}`}
      />
    </FieldFrame>
  );
}
