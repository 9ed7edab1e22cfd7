import { type ComponentProps, useId } from 'react';
import { describedByError } from './field-frame.tsx';

/** A checkbox with its label and error. */
export function CheckboxField({
  label,
  error,
  ...box
}: ComponentProps<'input'> & { label: string; error?: string | undefined }) {
  const id = useId();
  return (
    <div>
      <label
        htmlFor={id}
        className="inline-flex min-h-8 cursor-pointer items-center gap-2 pointer-coarse:min-h-11"
      >
        <input
          {...box}
          {...describedByError(id, error)}
          id={id}
          type="checkbox"
          className="checkbox"
        />
        {label}
      </label>
      {error && (
        <p id={`${id}-error`} className="text-red">
          {error}
        </p>
      )}
    </div>
  );
}
