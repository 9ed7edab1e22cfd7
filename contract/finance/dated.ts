import { orderQuery, pagingQuery } from '../http/http.ts';
import { dateFormat, webAddressFormat } from '../input/formats.ts';
import { clearableText, optionalText, text } from '../input/text.ts';
import { z } from '../zod.ts';

/** A day as YYYY-MM-DD. */
export const day = (missing: string) => text({ max: 10, missing, format: dateFormat });

/** The source of an entry's figures. */
export const sourceFields = {
  sourceTitle: text({ max: 300, missing: 'Please name the source' }),
  sourceUrl: clearableText({ max: 2000, format: webAddressFormat }),
};

const datedSorts = ['from', 'createdAt', 'updatedAt'] as const;

/** The query of both lists. */
export const datedQuery = z.object({
  ...pagingQuery(100),
  ...orderQuery(datedSorts, 'from'),
  search: optionalText({ max: 200 }),
});

/** The entry in force on a day, YYYY-MM-DD: the latest that has begun; null if there is none. */
export const findInForce = <Dated extends { from: string }>(
  entries: readonly Dated[],
  day: string,
): Dated | null =>
  entries.filter(({ from }) => from <= day).toSorted((a, b) => b.from.localeCompare(a.from))[0] ??
  null;
