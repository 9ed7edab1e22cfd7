import { isStorable } from './text.ts';
import { z } from './zod.ts';

function parsedJson(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return null;
  }
}

/** The items of what was typed: one per line where there are lines, else separated by commas. */
const typedItems = (typed: string) => typed.split(typed.includes('\n') ? '\n' : ',');

const isFilled = (item: unknown) => typeof item !== 'string' || item.trim() !== '';

function itemsOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter(isFilled);
  if (typeof value !== 'string') return value;
  const json = value.trimStart().startsWith('[') ? parsedJson(value) : null;
  return itemsOf(Array.isArray(json) ? json : typedItems(value));
}

/**
 * A list of short texts: of JSON, as the text of such a list, or typed with commas. Items are
 * trimmed, blank ones dropped.
 */
export function listInput({ name, most, max }: { name: string; most: number; max: number }) {
  return z.pipe(
    z.transform(itemsOf),
    z
      .array(z.string({ error: 'Please enter text here' }), { error: `${name} must be a list` })
      // What is wrong with one item is said of the list: a form has one field for all of them.
      .check(
        z.overwrite((items) => items.map((item) => item.trim())),
        z.maxLength(most, `Please keep this within ${most} items`),
        z.refine(
          (items) => items.every((item) => item.length <= max),
          `Please keep each item within ${max} characters`,
        ),
        z.refine(
          (items) => items.every(isStorable),
          'This contains characters that cannot be stored',
        ),
      ),
  );
}

/** A list as a person edits it, so that `listInput` makes the same of it again. */
export function typedList(items: readonly string[]): string {
  if (!items.some((item) => item.includes(','))) return items.join(', ');
  return items.length === 1 ? `${items[0]}\n` : items.join('\n');
}
