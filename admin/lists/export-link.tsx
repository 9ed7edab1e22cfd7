import { Download } from 'lucide-react';
import { exportPathOf } from '#contract/list-export.ts';
import { buttonClass } from '../ui/button.tsx';
import type { RecordKind } from './record-kind.ts';

interface ExportLinkProps {
  kind: RecordKind;
  /** The API's query of the list. */
  query: string;
  isEmpty: boolean;
}

/** Saves all rows of the list, of every page, as a file: a plain link, so that the browser writes it to disk. */
export function ExportLink({ kind, query, isEmpty }: ExportLinkProps) {
  const address = isEmpty
    ? { role: 'link', 'aria-disabled': true }
    : { href: `/api${exportPathOf(kind.paths)}?${query}`, download: true };
  return (
    <a {...address} className={buttonClass('plain')}>
      <Download aria-hidden size={14} />
      Export CSV
    </a>
  );
}
