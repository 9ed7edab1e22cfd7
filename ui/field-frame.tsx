import type { ReactNode } from 'react';

/** Props of every field. `id` is its name unless two forms share a page. */
export interface FieldProps {
  name: string;
  label: ReactNode;
  id?: string;
  hint?: string | undefined;
  error?: string | undefined;
}

/** Returns the ARIA attributes of a control: whether it is invalid, and the ids of its hint and error. */
export function buildAriaState(id: string, { hint, error }: Pick<FieldProps, 'hint' | 'error'>) {
  const ids = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return {
    // An untouched required control without the attribute is exposed as invalid by its emptiness.
    'aria-invalid': Boolean(error),
    'aria-describedby': ids || undefined,
  };
}

/** The hint and the error of a field, with the ids that `buildAriaState` refers to. */
export function FieldNotes({
  id,
  hint,
  error,
}: Pick<FieldProps, 'hint' | 'error'> & { id: string }) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-graphite-500">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-sm font-medium text-bad">
          {error}
        </p>
      )}
    </>
  );
}

/** A control with its label above, and hint and error below. */
export function FieldFrame({
  id,
  label,
  optional,
  hint,
  error,
  children,
}: Omit<FieldProps, 'name'> & { id: string; optional?: boolean; children: ReactNode }) {
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium text-graphite-800">
        {label}
        {optional && <span className="font-normal text-graphite-500"> (optional)</span>}
      </label>
      {children}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
