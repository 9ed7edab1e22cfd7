import * as words from '#words/contract/input';
import { z } from '../zod.ts';
import { fault } from './fault.ts';
import { isStorable } from './text.ts';

function parseJson(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    // Not JSON, so it was typed by a person.
    return null;
  }
}

/** A comma as people type it, also on an Urdu keyboard. */
const comma = /[,،]/;

/** Splits typed text at line breaks if it contains any, otherwise at commas. */
const splitTyped = (typed: string) => typed.split(typed.includes('\n') ? '\n' : comma);

const isFilled = (item: unknown) => typeof item !== 'string' || item.trim() !== '';

function splitItems(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter(isFilled);
  if (typeof value !== 'string') return value;
  const json = value.trimStart().startsWith('[') ? parseJson(value) : null;
  return splitItems(Array.isArray(json) ? json : splitTyped(value));
}

/**
 * A list of short texts: a JSON array, the text of one, or items typed with commas or line breaks.
 * Items are trimmed, blank ones dropped.
 */
export function listInput({
  name,
  maxItems,
  max,
}: {
  name: string;
  maxItems: number;
  max: number;
}) {
  return z.pipe(
    z.transform(splitItems),
    z
      .array(z.string({ error: fault('not-text', words.notText) }), {
        error: fault('not-a-list', words.notAList({ name }), { name }),
      })
      // An item's error is reported for the whole list: a form has one field for all items.
      .check(
        z.overwrite((items) => items.map((item) => item.trim())),
        z.maxLength(
          maxItems,
          fault('too-many-items', words.tooManyItems({ max: maxItems }), { max: maxItems }),
        ),
        z.refine(
          (items) => items.every((item) => item.length <= max),
          fault('item-too-long', words.itemTooLong({ max }), { max }),
        ),
        z.refine(
          (items) => items.every(isStorable),
          fault('text-unstorable', words.textUnstorable),
        ),
      ),
  );
}

/** Formats a list for editing, so that `listInput` parses it to the same items. */
export function formatList(items: readonly string[]): string {
  if (!items.some((item) => comma.test(item))) return items.join(', ');
  return items.length === 1 ? `${items[0]}\n` : items.join('\n');
}

/** Returns the words of a text; none if it is blank. */
export const splitWords = (text: string): string[] => text.split(/\s+/).filter(Boolean);
