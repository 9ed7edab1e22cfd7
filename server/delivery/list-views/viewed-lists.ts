import { viewMessages } from '#contract/list-views.ts';
import { normalizeListQuery } from '#contract/normalize-list-query.ts';
import { listFields } from '#contract/read-form.ts';
import type { Permission } from '#contract/staff.ts';
import type { z } from '#contract/zod.ts';
import { AppError, invalidInput } from '#server/platform/errors.ts';
import { resources } from '#server/resources/index.ts';

/** A list of the office whose views can be saved. */
interface ViewedList {
  slug: string;
  permission: Permission;
  query: z.ZodMiniType;
}

const lists: readonly ViewedList[] = resources.flatMap(({ slug, permission, list }) =>
  list ? [{ slug, permission, query: list.query }] : [],
);

/** Finds a list by its slug. Throws 'invalid' for an unknown one, and 'forbidden' without its permission. */
export function requireList(slug: string, permissions: readonly Permission[]): ViewedList {
  const list = lists.find((one) => one.slug === slug);
  if (!list) throw invalidInput([{ field: 'screen', message: viewMessages.unknownList }]);
  if (!permissions.includes(list.permission)) {
    throw new AppError('forbidden', viewMessages.forbidden);
  }
  return list;
}

const refuse = (message: string) => invalidInput([{ field: 'query', message }]);

/** Returns a list's query as a view keeps it. Throws 'invalid' unless the list accepts all of it. */
export function checkListQuery({ query: schema }: ViewedList, query: string): string {
  const kept = normalizeListQuery(query);
  const known = listFields(schema);
  const values = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(kept)) {
    if (!Object.hasOwn(known, name)) throw refuse(viewMessages.unknownFilter(name.slice(0, 40)));
    if (values.has(name)) throw refuse(viewMessages.repeated(name));
    values.set(name, value);
  }
  const [issue] = schema.safeParse(Object.fromEntries(values)).error?.issues ?? [];
  if (issue) throw refuse(issue.message);
  return kept;
}
