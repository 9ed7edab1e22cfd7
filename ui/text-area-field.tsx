import type { ComponentProps } from 'react';
import { FieldFrame, type FieldProps, stateOf } from './field-frame.tsx';

/** Text of several lines; it grows with them where the browser can. Not required means '(optional)'. */
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
        {...stateOf(fieldId, { hint, error })}
        id={fieldId}
        className={`control field-sizing-content min-h-36 ${className}`}
      />
    </FieldFrame>
  );
}
