import type { ComponentProps, ReactNode } from 'react';
import { dateForms } from '#words/contract/input';
import * as words from '#words/ui';

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
        {optional && <span className="font-normal text-graphite-500"> {words.optional}</span>}
      </label>
      {children}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

/** How to type what other browsers have a picker for. Text browsers, which run no script, have none. */
const typedForms: Partial<Record<string, string>> = {
  date: dateForms,
  time: words.timeForm,
  'datetime-local': words.momentForm,
};

/** The hint of a date or time for browsers without script. */
function TypedFormHint({ type }: { type: string | undefined }) {
  const form = typedForms[type ?? ''];
  return (
    form && (
      <noscript>
        <p className="mt-1.5 text-sm text-graphite-500">{words.typedAs(form)}</p>
      </noscript>
    )
  );
}

const leftToRight = new Set<string | undefined>([
  'tel',
  'email',
  'url',
  'number',
  'numeric',
  'decimal',
]);

/**
 * Numbers, codes and addresses are typed from left to right in each language, and other texts as their letters are.
 * Pickers of days and times are laid out like the page.
 */
function chooseDirection({ type, inputMode }: ComponentProps<'input'>) {
  if (type && type in typedForms) return undefined;
  return leftToRight.has(type) || leftToRight.has(inputMode) ? 'ltr' : 'auto';
}

/**
 * A single-line field: text, date, time or number, by `type`. '(optional)' is added if it is not required.
 */
export function TextField({
  label,
  hint,
  error,
  id,
  className = '',
  ...input
}: FieldProps & ComponentProps<'input'>) {
  const fieldId = id ?? input.name;
  return (
    <FieldFrame id={fieldId} label={label} optional={!input.required} hint={hint} error={error}>
      <input
        dir={chooseDirection(input)}
        {...input}
        {...buildAriaState(fieldId, { hint, error })}
        id={fieldId}
        className={`control ${className}`}
      />
      <TypedFormHint type={input.type} />
    </FieldFrame>
  );
}

/**
 * A field for several lines of text. It grows with the text in browsers that support it. '(optional)' is
 * added if it is not required.
 */
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
        dir="auto"
        {...area}
        {...buildAriaState(fieldId, { hint, error })}
        id={fieldId}
        className={`control field-sizing-content min-h-36 wrap-anywhere ${className}`}
      />
    </FieldFrame>
  );
}

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

/**
 * The first choice of a group that nobody has answered. CSS hides it; text browsers, which check the first choice of
 * such a group by themselves, send no answer with it.
 */
export const NoAnswer = ({ name }: { name: string }) => (
  <label className="hidden">
    <input type="radio" name={name} value="" /> {words.noAnswer}
  </label>
);

/** A radio group. The first radio button has the field's id, so that links can focus it. */
export function ChoiceField({
  name,
  label,
  id = name,
  hint,
  error,
  options,
  defaultValue,
  required,
}: FieldProps & {
  options: readonly { value: string; label: string }[];
  defaultValue?: string | undefined;
  required?: boolean;
}) {
  const { 'aria-describedby': describedBy, 'aria-invalid': invalid } = buildAriaState(id, {
    hint,
    error,
  });
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy}
      aria-invalid={invalid}
      aria-required={required}
    >
      <p id={`${id}-label`} className="mb-1.5 text-sm font-medium text-graphite-800">
        {label}
        {!required && <span className="font-normal text-graphite-500"> {words.optional}</span>}
      </p>
      <div className="grid auto-cols-fr grid-flow-col gap-3">
        {!defaultValue && <NoAnswer name={name} />}
        {options.map((option, index) => (
          <label key={option.value} className="control control-choice">
            <input
              type="radio"
              id={index === 0 ? id : undefined}
              name={name}
              value={option.value}
              defaultChecked={option.value === defaultValue}
              className="tick rounded-full"
            />
            {option.label}
          </label>
        ))}
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
