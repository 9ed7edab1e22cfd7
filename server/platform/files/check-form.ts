import { fieldErrors, findHeadline } from '#contract/issues.ts';
import { listFields, readForm } from '#contract/read-form.ts';
import type { z } from '#contract/zod.ts';
import { AppError } from '#server/platform/errors.ts';
import type { ReceivedForm } from './receive.ts';

/**
 * Validates the texts of a received form with its schema and returns them. Throws one error with everything
 * that is wrong with texts and files, by field: fields of the schema first, in its order.
 */
export function checkForm<Schema extends z.ZodMiniType>(
  schema: Schema,
  { form, faults }: Pick<ReceivedForm, 'form' | 'faults'>,
): z.output<Schema> {
  return checkTexts(schema, readForm(schema, form), faults);
}

/** Does the same for texts as they were entered, in which a blank text means that a value is removed. */
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

  const fields = new Set([...Object.keys(listFields(schema)), ...found.keys()]);
  const errors = [...fields].flatMap((field) => {
    const message = found.get(field);
    return message ? [{ field, message }] : [];
  });
  const [fileError] = faults.values();
  const code = issues.length === 0 && fileError ? fileError.code : 'invalid';
  throw new AppError(code, findHeadline(issues) ?? errors[0]?.message ?? '', { errors });
}
