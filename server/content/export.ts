import { type Exportable, exportable } from '#server/export/exportable.ts';
import { type ContentListQuery, selectionOf } from './admin-list.ts';
import type { Desk } from './desk.ts';

/** The export of a list of content. */
export function exportOfDesk(desk: Desk): Exportable<unknown> {
  const { slug: kind, content, paths, query } = desk.admin;
  return exportable({
    kind,
    permission: content.permission,
    paths,
    query,
    selectionOf: (asked) => selectionOf(desk, asked as ContentListQuery),
  });
}
