import type { Column } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { allColumns } from './stored-rows.ts';
import type { Fields } from './writes.ts';

/** Values that can only enter the database through a forged field. */
const markers = {
  text: 'forged-value',
  id: '0f0f0f0f-0f0f-7f0f-8f0f-0f0f0f0f0f0f',
  day: '2001-02-03',
  number: 1_357_924_680,
} as const;

/** Columns that default to true, so the forged value is false. */
const trueByDefault = ['isActive', 'isSubscribed'];

function forgeValue(name: string, { columnType, dataType }: Column): unknown {
  if (dataType === 'boolean') return !trueByDefault.includes(name);
  if (dataType === 'number') return markers.number;
  if (dataType === 'array') return [markers.text];
  if (dataType === 'json') return { [markers.text]: markers.text };
  if (columnType === 'PgUUID') return markers.id;
  return /(At|Date|day|^at)$/.test(name) ? `${markers.day}T04:05:06.000Z` : markers.text;
}

/** Fields that attackers try but no table has. */
const guessed: Fields = {
  id: markers.id,
  price: markers.number,
  admin: true,
  isAdmin: true,
  isPublished: true,
  user: markers.text,
  owner: markers.id,
  cvFile: markers.text,
  photoFile: markers.text,
  mediaFiles: [{ url: markers.text, type: 'image', source: 'upload' }],
};

/** Every column of every table, in camel case and snake case, and the guessed fields. */
const forgedFields: Fields = {
  ...guessed,
  ...Object.fromEntries(
    allColumns.flatMap(([name, column]) => {
      const value = forgeValue(name, column);
      return [
        [name, value],
        [toSnakeCase(name), value],
      ];
    }),
  ),
  permissions: ['staff-management'],
};

/** Whether stored data contains a value that only a forged field can bring in. */
export const isForged = (stored: unknown): boolean => {
  const text = JSON.stringify(stored);
  return Object.values(markers).some((marker) => text.includes(String(marker)));
};

/** The forged fields that a call does not accept, in batches of this size. */
export function splitFields(accepted: ReadonlySet<string>, size: number): Fields[] {
  const fields = Object.entries(forgedFields).filter(([name]) => !accepted.has(name));
  const batches = Math.ceil(fields.length / size);
  return Array.from({ length: batches }, (_, n) =>
    Object.fromEntries(fields.slice(n * size, (n + 1) * size)),
  );
}
