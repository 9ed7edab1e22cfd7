import type { UrduFields, UrduTexts, WithUrdu } from '#contract/content/urdu-texts.ts';
import { z } from '#contract/zod.ts';
import type { FormValues } from './editing.ts';

/** A text that staff translate, as the office's form shows it. */
export interface UrduField {
  /** The field of the English text. */
  name: string;
  label: string;
  /** The lines of a text area; a single line without it. */
  rows?: number;
  maxLength?: number;
}

/** The form field with the fields whose Urdu text is confirmed. */
export const stillRightField = 'urduStillRight';

const prefix = 'urdu';

/** Returns the form field of a text in Urdu: 'urduTitle' for 'title'. */
export const toUrduName = (field: string): string =>
  `${prefix}${field.slice(0, 1).toUpperCase()}${field.slice(1)}`;

/** Builds the form's schema of the texts in Urdu: one field each, so that edits conflict text by text. */
export const buildUrduSchema = (fields: UrduFields): z.core.$ZodLooseShape => ({
  ...Object.fromEntries(Object.entries(fields).map(([name, schema]) => [toUrduName(name), schema])),
  [stillRightField]: z.array(z.string()),
});

/** Formats a text for editing: the items of a list are lines. */
const formatText = (text: UrduTexts[string] | undefined): string =>
  typeof text === 'object' ? text.join('\n') : (text ?? '');

/** Returns the form values of a record's texts in Urdu. */
export const fillUrdu = (fields: readonly UrduField[], record: WithUrdu | null): FormValues => ({
  ...Object.fromEntries(
    fields.map(({ name }) => [toUrduName(name), formatText(record?.urdu?.[name])]),
  ),
  [stillRightField]: [],
});

/** Returns the labels of these texts for the display of conflicting edits. */
export const labelUrdu = (fields: readonly UrduField[]): Record<string, string> =>
  Object.fromEntries(fields.map(({ name, label }) => [toUrduName(name), `${label} in Urdu`]));

/** Replaces the texts in Urdu of a form by the fields that are sent (docs/spec/content.md#texts-in-urdu). */
export function packUrdu(fields: readonly UrduField[], values: FormValues): FormValues {
  const names = fields.map(({ name }) => name);
  const texts = Object.fromEntries(names.map((name) => [name, values[toUrduName(name)]]));
  const formNames = new Set(names.map(toUrduName));
  const rest = Object.entries(values).filter(([name]) => !formNames.has(name));
  return { ...Object.fromEntries(rest), urdu: texts };
}
