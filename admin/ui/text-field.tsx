import { type ComponentProps, type ReactNode, useId } from 'react';

interface FieldFrameProps {
  id: string;
  label: string;
  error: string | undefined;
  children: ReactNode;
}

/** A label above its control, and the error below. */
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

/** Returns the ARIA attributes that connect a control with its error. */
export function describedByError(id: string, error: string | undefined) {
  return { 'aria-invalid': Boolean(error), 'aria-describedby': error ? `${id}-error` : undefined };
}

/** An input with its label and error. */
export function InputField({
  label,
  error,
  ...input
}: ComponentProps<'input'> & { label: string; error?: string | undefined }) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={error}>
      <input {...input} {...describedByError(id, error)} id={id} className="field" />
    </FieldFrame>
  );
}

/** A text area with its label and error. It is at least `rows` lines high, and grows with its content. */
export function TextAreaField({
  label,
  error,
  rows = 4,
  ...area
}: ComponentProps<'textarea'> & { label: string; error?: string | undefined }) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={error}>
      <textarea
        {...area}
        {...describedByError(id, error)}
        id={id}
        rows={rows}
        // A field that fits its content ignores its rows.
        style={{ minHeight: `calc(${rows}lh + 0.875rem)` }}
        className="field field-sizing-content resize-y py-1.5"
      />
    </FieldFrame>
  );
}
