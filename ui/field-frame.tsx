import type { ReactNode } from 'react';

/** What every field takes. `id` is its name unless two forms share a page. */
export interface FieldProps {
  name: string;
  label: ReactNode;
  id?: string;
  hint?: string | undefined;
  error?: string | undefined;
}

/** Whether the control is in error, and the ids of what explains it, as ARIA attributes. */
export function stateOf(id: string, { hint, error }: Pick<FieldProps, 'hint' | 'error'>) {
  const ids = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': ids || undefined,
  };
}

/** The hint and the error of a field, under the ids that `stateOf` names. */
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

/** A label, always visible, above its control, with hint and error below. */
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
