import type { ComponentProps } from 'react';
import { buildAriaState, FieldFrame, type FieldProps } from './field-frame.tsx';

/**
 * A single-line field: text, date, time or number, by `type`. '(optional)' is added if it is not required.
 */
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
        {...buildAriaState(fieldId, { hint, error })}
        id={fieldId}
        className={`control ${className}`}
      />
    </FieldFrame>
  );
}
