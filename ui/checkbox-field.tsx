import type { ComponentProps } from 'react';
import { FieldNotes, type FieldProps, stateOf } from './field-frame.tsx';

/** A tick box with its text beside it; the whole line can be touched. Sends 'on' when ticked. */
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
          {...stateOf(fieldId, { hint, error })}
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
