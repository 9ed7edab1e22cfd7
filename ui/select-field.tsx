import type { ComponentProps } from 'react';
import { buildAriaState, FieldFrame, type FieldProps } from './field-frame.tsx';

/**
 * A native select with its options as children. '(optional)' is added if it is neither required nor preselected; a
 * preselected one has no empty option, so that HTML does not allow `required`.
 */
export function SelectField({
  label,
  hint,
  error,
  id,
  className = '',
  isPreselected = false,
  children,
  ...select
}: FieldProps & ComponentProps<'select'> & { isPreselected?: boolean }) {
  const fieldId = id ?? select.name;
  return (
    <FieldFrame
      id={fieldId}
      label={label}
      optional={!(select.required || isPreselected)}
      hint={hint}
      error={error}
    >
      <select
        {...select}
        {...buildAriaState(fieldId, { hint, error })}
        id={fieldId}
        className={`control control-select ${className}`}
      >
        {children}
      </select>
    </FieldFrame>
  );
}
