import type { Column } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { allColumns } from './stored-rows.ts';
import type { Fields } from './writes.ts';

/** Values that nothing but a forged field brings into the database. */
const marks = {
  text: 'forged-value',
  id: '0f0f0f0f-0f0f-7f0f-8f0f-0f0f0f0f0f0f',
  day: '2001-02-03',
  number: 1_357_924_680,
} as const;

/** What is true of a new record by itself, so that a forged one says the contrary. */
const usuallyTrue = ['isActive', 'isSubscribed'];

function forgedValue(name: string, { columnType, dataType }: Column): unknown {
  if (dataType === 'boolean') return !usuallyTrue.includes(name);
  if (dataType === 'number') return marks.number;
  if (dataType === 'array') return [marks.text];
  if (dataType === 'json') return { [marks.text]: marks.text };
  if (columnType === 'PgUUID') return marks.id;
  return /(At|Date|day|^at)$/.test(name) ? `${marks.day}T04:05:06.000Z` : marks.text;
}

/** Fields that people try, and no table has. */
const guessed: Fields = {
  id: marks.id,
  price: marks.number,
  admin: true,
  isAdmin: true,
  isPublished: true,
  user: marks.text,
  owner: marks.id,
  cvFile: marks.text,
  photoFile: marks.text,
  mediaFiles: [{ url: marks.text, type: 'image', source: 'upload' }],
};

/** Every column of every table under both its names, and some more, with values that tell. */
const forgedFields: Fields = {
  ...guessed,
  ...Object.fromEntries(
    allColumns.flatMap(([name, column]) => {
      const value = forgedValue(name, column);
      return [
        [name, value],
        [toSnakeCase(name), value],
      ];
    }),
  ),
  permissions: ['staff-management'],
};

/** Whether something stored holds a value that only a forged field brought. */
export const isForged = (stored: unknown): boolean => {
  const text = JSON.stringify(stored);
  return Object.values(marks).some((mark) => text.includes(String(mark)));
};

/** The forged fields that a call does not take by itself, in portions of a size. */
export function portionsOf(taken: ReadonlySet<string>, size: number): Fields[] {
  const fields = Object.entries(forgedFields).filter(([name]) => !taken.has(name));
  const portions = Math.ceil(fields.length / size);
  return Array.from({ length: portions }, (_, n) =>
    Object.fromEntries(fields.slice(n * size, (n + 1) * size)),
  );
}
