import type { ComponentProps } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import type { LeadFacts } from '#contract/lead.ts';
import { InputField } from '../../ui/input-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { statusChoices, statusLabel } from '../status-label.ts';

/** Ties a field of ours to the edit form around it. */
function useField(name: string) {
  const { register, control } = useFormContext();
  const { errors } = useFormState({ control, name });
  const message = errors[name]?.message;
  return { ...register(name), error: typeof message === 'string' ? message : undefined };
}

export function EditInput({
  name,
  ...input
}: ComponentProps<typeof InputField> & { name: string }) {
  return <InputField {...input} {...useField(name)} />;
}

export function EditTextArea({
  name,
  ...area
}: ComponentProps<typeof TextAreaField> & { name: string }) {
  return <TextAreaField {...area} {...useField(name)} />;
}

/** A choice among a few; an empty field stands for the one named by `blank`. */
export function EditSelect({
  name,
  choices,
  blank,
  ...select
}: ComponentProps<typeof SelectField> & {
  name: string;
  choices: readonly string[];
  blank: string;
}) {
  const { control } = useFormContext();
  const { defaultValues } = useFormState({ control, name });
  const valueOfBlank = defaultValues?.[name] === blank ? blank : '';
  return (
    <SelectField {...select} {...useField(name)}>
      {choices.map((choice) => (
        <option key={choice} value={choice === blank ? valueOfBlank : choice}>
          {statusLabel(choice)}
        </option>
      ))}
    </SelectField>
  );
}

export function StatusField({ facts, current }: { facts: LeadFacts; current: string }) {
  return (
    <SelectField label="Status" {...useField('status')}>
      {statusChoices(facts, current).map((status) => (
        <option key={status} value={status}>
          {statusLabel(status)}
        </option>
      ))}
    </SelectField>
  );
}
