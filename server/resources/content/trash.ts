import { sql } from 'drizzle-orm';
import { defineTrash, type TrashRules } from '#server/records/trash/rules.ts';
import type { ContentAdminResource, ContentRecord } from './admin-resource.ts';
import { listKeys } from './change.ts';

/** Describes how a kind of content goes to the trash: it keeps its files, which are not public there. */
export const describeTrash = ({
  records,
  table,
  listFiles,
}: ContentAdminResource): TrashRules<ContentRecord> =>
  defineTrash(records, {
    title: sql`${table.title}`,
    listFiles: (row) => listKeys(listFiles(row as ContentRecord)),
  });
