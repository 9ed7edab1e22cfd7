import type { ComponentProps } from 'react';
import { buildAriaState, FieldNotes, type FieldProps } from './field-frame.tsx';

/** A checkbox with its label beside it. The whole line is clickable. Sends 'on' if checked. */
export function CheckboxField({
  label,
  hint,
  error,
  id,
  ...input
}: FieldProps & Omit<ComponentProps<'input'>, 'type'>) {
  const fieldId = id ?? input.name;
  return (
    <div>
      <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2.5 leading-6 text-graphite-800">
        <input
          {...input}
          {...buildAriaState(fieldId, { hint, error })}
          type="checkbox"
          id={fieldId}
          className="tick mt-0.5"
        />
        <span>{label}</span>
      </label>
      <FieldNotes id={fieldId} hint={hint} error={error} />
    </div>
  );
}
