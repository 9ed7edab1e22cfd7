import type { ReactNode } from 'react';

interface FieldFrameProps {
  id: string;
  label: string;
  error: string | undefined;
  children: ReactNode;
}

/** A label above its control and what is wrong with it below. */
export function FieldFrame({ id, label, error, children }: FieldFrameProps) {
  return (
    <div className="grid content-start gap-1">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      {children}
      {error && (
        <p id={`${id}-error`} className="text-red">
          {error}
        </p>
      )}
    </div>
  );
}

/** Ties a control to its error for those who hear the page. */
export function describedByError(id: string, error: string | undefined) {
  return error ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {};
}
