import { z } from '../zod.ts';
import { jsonList, jsonObject } from './form-lists.ts';

/** Texts of a record in Urdu, by the field that holds the English text. */
export type UrduTexts = Readonly<Record<string, string | readonly string[]>>;

/** A record whose texts staff can translate; staff responses only (docs/spec/content.md#texts-in-urdu). */
export interface WithUrdu {
  urdu?: UrduTexts;
  /** The fields whose English text has changed since it was translated. */
  staleUrdu?: string[];
}

/** The schemas of the texts that a kind of record has in Urdu, by field. */
export type UrduFields = Readonly<Record<string, z.ZodMiniType>>;

const names = (fields: UrduFields) =>
  z.array(z.enum(Object.keys(fields) as [string, ...string[]], 'This field has no Urdu text'));

/**
 * Builds the form fields with which staff translate a record: `urdu`, a JSON object of texts by field, and
 * `urduStillRight`, a JSON list of fields whose Urdu text holds although the English one has changed. Absent texts stay;
 * null and blank ones are removed.
 */
export const buildUrduInput = <Fields extends UrduFields>(fields: Fields) => ({
  urdu: jsonObject(z.partial(z.object(fields))),
  urduStillRight: jsonList(names(fields)),
});

/** Builds the same fields for a body of JSON, which holds them as values; null removes a text. */
export const buildUrduBody = (fields: UrduFields) => ({
  urdu: z.optional(z.partial(z.object(fields)) as unknown as z.ZodMiniType<UrduTexts, UrduTexts>),
  urduStillRight: z.optional(names(fields)),
});

const urduStates = ['missing', 'stale'] as const;

/** Whether a staff list shows only records with texts that are not translated, or no longer. */
export type UrduState = (typeof urduStates)[number];

/** The filter of a staff list by the state of its Urdu texts. */
export const urduQuery = {
  urdu: z.optional(z.enum(urduStates, { error: 'urdu must be one of: missing, stale' })),
};
