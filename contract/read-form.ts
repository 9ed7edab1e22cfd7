import type { z } from './zod.ts';

/** Whether a field is a tick: an optional one counts as the field inside it. */
function isTick(schema: z.core.$ZodType): boolean {
  const { def } = schema._zod as z.core.$ZodTypeInternals & {
    def: { innerType?: z.core.$ZodType };
  };
  return def.innerType ? isTick(def.innerType) : def.type === 'literal' || def.type === 'boolean';
}

/** The fields of a schema; those of the object that goes in, where a transformation follows it. */
export function fieldsOf(schema: z.core.$ZodType): Record<string, z.core.$ZodType> {
  const { def } = schema._zod as { def: { in?: z.core.$ZodType; shape?: z.core.$ZodShape } };
  return def.in ? fieldsOf(def.in) : (def.shape ?? {});
}

/**
 * An HTML form's fields as `schema` takes them, for browser and server alike: blank text is left
 * out, a checkbox is true if the form has it and else false, a chosen file is its name, fields
 * unknown to the schema are dropped.
 */
export function readForm(schema: z.core.$ZodType, form: FormData): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fieldsOf(schema))) {
    const value = textOf(form.get(name));
    if (isTick(field)) input[name] = value !== null && !isDenial(value);
    else if (value !== null && value.trim() !== '') input[name] = value;
  }
  return input;
}

/** What programs send for a tick that is not set; a browser leaves it out. */
const isDenial = (value: string) => /^\s*(false|no|off|0)?\s*$/i.test(value);

/**
 * A file input without a choice brings a file without a name. A text's line ends are one sign each,
 * as they were when its length was limited: on the line a form has two.
 */
const textOf = (entry: FormDataEntryValue | null) =>
  entry instanceof File ? entry.name : (entry?.replaceAll('\r\n', '\n') ?? null);

/** A form's text as it was typed, of all its fields. */
export function typedText(form: FormData): Record<string, string> {
  const texts = [...form].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(texts.map(([name, text]) => [name, text.replaceAll('\r\n', '\n')]));
}
