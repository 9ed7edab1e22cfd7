import { Download } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { buildExportPath } from '#contract/list-export.ts';
import { buttonClass } from '../ui/button.tsx';
import type { RecordKind } from './record-kind.ts';
import { itemClass } from './views/views-menu.tsx';

/** Builds the address of the CSV file with all rows of a list, from the query string of its API route. */
const buildExportAddress = ({ paths }: RecordKind, query: string): string =>
  `/api${buildExportPath(paths)}?${query}`;

export interface ExportProps {
  kind: RecordKind;
  /** The query string of the API's list route. */
  query: string;
  isEmpty: boolean;
}

/** Downloads all rows of the list as a CSV file. A plain link, so that the browser streams it to disk. */
export function ExportLink({ kind, query, isEmpty }: ExportProps) {
  const address = isEmpty
    ? { role: 'link', 'aria-disabled': true }
    : { href: buildExportAddress(kind, query), download: true };
  return (
    <a {...address} title="Export CSV" className={buttonClass('plain')}>
      <Download aria-hidden size={14} />
      <span className="max-xl:sr-only max-3xl:in-data-beside:sr-only">Export CSV</span>
    </a>
  );
}

/** The same as an item of a menu. */
export function ExportItem({ kind, query, isEmpty }: ExportProps) {
  if (isEmpty) {
    return (
      <DropdownMenu.Item disabled className={`${itemClass} text-ink-soft`}>
        Export CSV
      </DropdownMenu.Item>
    );
  }
  return (
    <DropdownMenu.Item asChild className={itemClass}>
      <a href={buildExportAddress(kind, query)} download>
        Export CSV
      </a>
    </DropdownMenu.Item>
  );
}
