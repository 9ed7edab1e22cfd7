import { Calendar, ChevronDown, Clock } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId, useRef } from 'react';

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
      <input dir="auto" {...input} {...describedByError(id, error)} id={id} className="field" />
    </FieldFrame>
  );
}

/**
 * A date or a time with its label and error. Chromium's button that opens the picker would be a stop of Tab at which typed
 * keys are lost, so the field has one that only the mouse reaches; keys open the picker with Alt+Down.
 */
export function PickedField({
  label,
  error,
  ...input
}: ComponentProps<'input'> & { label: string; error?: string | undefined }) {
  const id = useId();
  const field = useRef<HTMLSpanElement>(null);
  return (
    <FieldFrame id={id} label={label} error={error}>
      <span ref={field} className="relative block">
        <input
          {...input}
          {...describedByError(id, error)}
          id={id}
          className="field pointer-fine:[&::-webkit-calendar-picker-indicator]:hidden"
        />
        <button
          type="button"
          tabIndex={-1}
          aria-hidden
          onClick={() => field.current?.querySelector('input')?.showPicker()}
          className="absolute inset-y-0 end-0 hidden w-9 place-items-center text-ink-soft hover:text-ink pointer-fine:supports-[selector(::-webkit-calendar-picker-indicator)]:grid"
        >
          {input.type === 'time' ? <Clock size={14} /> : <Calendar size={14} />}
        </button>
      </span>
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
        dir="auto"
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

/** A native select, styled like the other fields. */
export function SelectBox({ className = '', ...select }: ComponentProps<'select'>) {
  return (
    <span className={`relative block ${className}`}>
      <select {...select} className="field appearance-none truncate pe-8" />
      <ChevronDown
        aria-hidden
        size={14}
        className="pointer-events-none absolute end-2.5 top-1/2 -translate-y-1/2 text-ink-soft"
      />
    </span>
  );
}

/** A select with its label and error. */
export function SelectField({
  label,
  error,
  ...select
}: ComponentProps<'select'> & { label: string; error?: string | undefined }) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} error={error}>
      <SelectBox {...select} {...describedByError(id, error)} id={id} />
    </FieldFrame>
  );
}

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
