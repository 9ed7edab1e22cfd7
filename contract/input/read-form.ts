import type { z } from '../zod.ts';

/** Whether a field is a checkbox; an optional field counts as the field inside it. */
function isCheckbox(schema: z.core.$ZodType): boolean {
  const { def } = schema._zod as z.core.$ZodTypeInternals & {
    def: { innerType?: z.core.$ZodType };
  };
  return def.innerType
    ? isCheckbox(def.innerType)
    : def.type === 'literal' || def.type === 'boolean';
}

/** The fields of a schema; with a transformation, those of its input. */
export function listFields(schema: z.core.$ZodType): Record<string, z.core.$ZodType> {
  const { def } = schema._zod as { def: { in?: z.core.$ZodType; shape?: z.core.$ZodShape } };
  return def.in ? listFields(def.in) : (def.shape ?? {});
}

/**
 * Reads an HTML form's fields for `schema`, in browser and server alike. Blank text is left out, a
 * checkbox is true if the form has it and else false, a chosen file becomes its name, and fields that
 * the schema does not know are dropped.
 */
export function readForm(schema: z.core.$ZodType, form: FormData): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(listFields(schema))) {
    const value = readText(form.get(name));
    if (isCheckbox(field)) input[name] = value !== null && !isFalse(value);
    else if (value !== null && value.trim() !== '') input[name] = value;
  }
  return input;
}

/** What programs send for an unchecked checkbox; browsers leave it out. */
const isFalse = (value: string) => /^(?:false|no|off|0)?$/i.test(value.trim());

/**
 * A file input without a choice sends a file without a name. Line breaks become one character, as the
 * input's length limit counts them; a submitted form has two.
 */
const readText = (entry: FormDataEntryValue | null) =>
  entry instanceof File ? entry.name : (entry?.replaceAll('\r\n', '\n') ?? null);

/** All text fields of a form as they were typed. */
export function readFormText(form: FormData): Record<string, string> {
  const texts = [...form].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(texts.map(([name, text]) => [name, text.replaceAll('\r\n', '\n')]));
}
