import { type Exportable, exportable } from '#server/export/exportable.ts';
import type { Lead } from './lead.ts';
import { selectionOf } from './list.ts';
import { type LeadListQuery, listQueryOf } from './list-query.ts';

/** The export of a request type's list. */
export function exportOfLead(lead: Lead): Exportable<unknown> {
  const { slug: kind, permission, paths } = lead.facts;
  return exportable({
    kind,
    permission,
    paths,
    query: listQueryOf(lead.facts),
    selectionOf: (query) => selectionOf(lead, query as LeadListQuery),
  });
}
