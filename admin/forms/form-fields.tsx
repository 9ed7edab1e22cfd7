import { type ComponentProps, type ReactNode, useRef } from 'react';
import { get, useFormContext, useFormState } from 'react-hook-form';
import {
  CheckboxField,
  InputField,
  PickedField,
  SelectField,
  TextAreaField,
} from '../ui/fields.tsx';

/** Connects a field to the surrounding form: its props and its error. */
export function useField(name: string) {
  const { register, control } = useFormContext();
  const { errors } = useFormState({ control, name });
  const { message } = (get(errors, name) ?? {}) as { message?: unknown };
  return { ...register(name), error: typeof message === 'string' ? message : undefined };
}

type Named<Field extends (props: never) => unknown> = Field extends (props: infer Props) => unknown
  ? Props & { name: string }
  : never;

export function FormInput({ name, ...input }: Named<typeof InputField>) {
  const { error, ref, ...field } = useField(name);
  const control = useRef<HTMLInputElement>(null);
  // Firefox and WebKit show '12,500' in a number field, whose value is ''.
  const isUnread = error && control.current?.validity.badInput;
  return (
    <InputField
      {...input}
      {...field}
      ref={(element) => {
        control.current = element;
        ref(element);
      }}
      error={isUnread ? 'Please type digits only, without commas' : error}
    />
  );
}

/** A date or a time of the surrounding form. */
export function FormPicked({ name, ...input }: Named<typeof PickedField>) {
  return <PickedField {...input} {...useField(name)} />;
}

export function FormTextArea({ name, ...area }: Named<typeof TextAreaField>) {
  return <TextAreaField {...area} {...useField(name)} />;
}

export function FormCheckbox({ name, ...box }: Named<typeof CheckboxField>) {
  return <CheckboxField {...box} {...useField(name)} />;
}

interface FormSelectProps extends ComponentProps<typeof SelectField> {
  name: string;
  choices: readonly string[];
  formatLabel?: (choice: string) => string;
  /** The choice that an empty value means. */
  blank?: string;
}

/** A select field of the surrounding form. */
export function FormSelect({ name, choices, formatLabel, blank, ...select }: FormSelectProps) {
  const { control } = useFormContext();
  const { defaultValues } = useFormState({ control, name });
  const blankValue = defaultValues?.[name] === blank ? blank : '';
  return (
    <SelectField {...select} {...useField(name)}>
      {choices.map((choice) => (
        <option key={choice} value={choice === blank ? blankValue : choice}>
          {formatLabel?.(choice) ?? choice}
        </option>
      ))}
    </SelectField>
  );
}

/** A group of fields, side by side if there is room. */
export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="border-t border-line pt-4 first:border-0 first:pt-0">
      <legend className="float-start mb-3 w-full font-semibold">{title}</legend>
      <div className="clear-both grid items-start gap-4 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}

/** Fields that span the full width of a group. */
export function WholeWidth({ children }: { children: ReactNode }) {
  return <div className="grid gap-4 sm:col-span-2">{children}</div>;
}

/** Says how a text is formatted (docs/spec/content.md#formatted-texts). */
export function FormattingHint() {
  return (
    <p className="text-ink-soft">
      ## starts a heading, - or 1. an item of a list. **Two stars** make bold, and
      [words](https://cars.example) a link.
    </p>
  );
}
