import type * as z from 'zod/mini';

/** Whether a field is a tick: an optional one counts as the field inside it. */
function isTick(schema: z.core.$ZodType): boolean {
  const { def } = schema._zod as z.core.$ZodTypeInternals & {
    def: { innerType?: z.core.$ZodType };
  };
  return def.innerType ? isTick(def.innerType) : def.type === 'literal' || def.type === 'boolean';
}

/**
 * An HTML form's fields as `schema` takes them, for browser and server alike: blank text is left
 * out, a checkbox is true if the form has it and else false, fields unknown to the schema are
 * dropped.
 */
export function readForm(schema: z.ZodMiniObject, form: FormData): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(schema.shape)) {
    const value = form.get(name);
    if (isTick(field)) input[name] = value !== null;
    else if (typeof value === 'string' && value.trim() !== '') input[name] = value;
  }
  return input;
}

/** A form's text as it was typed, to be shown again. */
export function typedText(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
