import { fieldErrors, headlineOf } from '#contract/lead.ts';
import { fieldsOf, readForm } from '#contract/read-form.ts';
import type { z } from '#contract/zod.ts';
import { AppError } from '#server/errors.ts';
import type { ReceivedForm } from './receive.ts';

/**
 * The texts of a received form, checked by its schema. Thrown is everything that is wrong with them
 * and the files, in one refusal, by field: those of the schema first, in its order.
 */
export function checkForm<Schema extends z.ZodMiniType>(
  schema: Schema,
  { form, faults }: Pick<ReceivedForm, 'form' | 'faults'>,
): z.output<Schema> {
  return checkTexts(schema, readForm(schema, form), faults);
}

/** The same for texts as they were typed, of which blank ones say something: that a value is to go. */
export function checkTexts<Schema extends z.ZodMiniType>(
  schema: Schema,
  texts: Record<string, unknown>,
  faults: ReceivedForm['faults'],
): z.output<Schema> {
  const { data, error } = schema.safeParse(texts);
  const issues = (error?.issues ?? []).filter(({ path }) => !faults.has(path.join('.')));
  const found = new Map(fieldErrors(issues).map(({ field, message }) => [field, message]));
  for (const [field, { message }] of faults) found.set(field, message);
  if (found.size === 0 && data) return data;

  const fields = new Set([...Object.keys(fieldsOf(schema)), ...found.keys()]);
  const errors = [...fields].flatMap((field) => {
    const message = found.get(field);
    return message ? [{ field, message }] : [];
  });
  const [fault] = faults.values();
  const code = issues.length === 0 && fault ? fault.code : 'invalid';
  throw new AppError(code, headlineOf(issues) ?? errors[0]?.message ?? '', { errors });
}
