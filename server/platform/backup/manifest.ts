import { z } from '#contract/zod.ts';

/** The names of an archive's entries. The manifest is the first entry. */
export const entryNames = {
  manifest: 'backup.json',
  adminPath: 'admin-path',
  table: (name: string) => `tables/${name}.copy.gz`,
  file: (key: string) => `files/${key}`,
} as const;

/** Parses an entry's name into a table or a file's key; null for any other entry. */
export function parseEntry(entry: string): { table: string } | { key: string } | null {
  const [, table, key] = /^(?:tables\/(\w+)\.copy\.gz|files\/(.+))$/.exec(entry) ?? [];
  if (table) return { table };
  return key ? { key } : null;
}

/** The first entry of an archive. */
export const manifest = z.object({
  product: z.literal('haval-distributor'),
  format: z.literal(1),
  /** ISO 8601. */
  madeAt: z.string(),
  /** The migrations that were applied to its tables: the `created_at` of each in Drizzle's journal. */
  migrations: z.array(z.number()),
});

export type Manifest = z.output<typeof manifest>;
