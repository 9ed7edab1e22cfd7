import type { ComponentProps } from 'react';
import { buildAriaState, FieldFrame, type FieldProps } from './field-frame.tsx';

/**
 * A field for several lines of text. It grows with the text in browsers that support it. '(optional)' is
 * added if it is not required.
 */
export function TextAreaField({
  label,
  hint,
  error,
  id,
  className = '',
  ...area
}: FieldProps & ComponentProps<'textarea'>) {
  const fieldId = id ?? area.name;
  return (
    <FieldFrame id={fieldId} label={label} optional={!area.required} hint={hint} error={error}>
      <textarea
        {...area}
        {...buildAriaState(fieldId, { hint, error })}
        id={fieldId}
        className={`control field-sizing-content min-h-36 ${className}`}
      />
    </FieldFrame>
  );
}
