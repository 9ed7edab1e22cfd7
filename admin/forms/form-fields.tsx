import type { ComponentProps } from 'react';
import { get, useFormContext, useFormState } from 'react-hook-form';
import { CheckboxField } from '../ui/checkbox-field.tsx';
import { InputField } from '../ui/input-field.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextAreaField } from '../ui/text-area-field.tsx';

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
  return <InputField {...input} {...useField(name)} />;
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
