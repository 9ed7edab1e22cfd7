import { z } from '#contract/zod.ts';

/** The names of an archive's entries, in the order in which they stand there. */
export const entryNames = {
  manifest: 'backup.json',
  adminPath: 'admin-path',
  table: (name: string) => `tables/${name}.copy.gz`,
  file: (key: string) => `files/${key}`,
} as const;

/** What an entry is, told by its name; null for what no backup has. */
export function partOf(entry: string): { table: string } | { key: string } | null {
  const [, table, key] = /^(?:tables\/(\w+)\.copy\.gz|files\/(.+))$/.exec(entry) ?? [];
  if (table) return { table };
  return key ? { key } : null;
}

/** What an archive begins with. */
export const manifest = z.object({
  product: z.literal('haval-distributor'),
  format: z.literal(1),
  /** ISO 8601. */
  madeAt: z.string(),
  /** The migrations that its tables have been through, each by the instant that the journal has for it. */
  migrations: z.array(z.number()),
});

export type Manifest = z.output<typeof manifest>;
