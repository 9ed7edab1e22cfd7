import { FlexRender, type Row } from '@tanstack/react-table';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import type { LeadRecordBase } from '#contract/lead.ts';
import type { leadFeatures } from './lead-columns.tsx';
import { openedHere, useDetailsAddress, useOpenId } from './open-lead.ts';
import { CurrentRowContext } from './row-focus.ts';

interface LeadRowProps<Lead extends LeadRecordBase> {
  row: Row<typeof leadFeatures, Lead>;
  isCurrent: boolean;
  onFocus: (id: string) => void;
}

/** A record in the list. A click anywhere in it opens the details, as its name does for the keys. */
export function LeadRow<Lead extends LeadRecordBase>(props: LeadRowProps<Lead>) {
  const { row, isCurrent, onFocus } = props;
  const details = useDetailsAddress(row.id);
  const isOpen = useOpenId() === row.id;
  const navigate = useNavigate();

  function open(event: MouseEvent<HTMLTableRowElement>) {
    const isControl = event.target instanceof Element && event.target.closest('a, button, select');
    if (isControl || window.getSelection()?.type === 'Range') return;
    // Where focus comes back to when the details close.
    event.currentTarget.querySelector<HTMLElement>('a')?.focus({ preventScroll: true });
    navigate(details, { state: openedHere });
  }

  return (
    <CurrentRowContext value={isCurrent}>
      <tr
        onClick={open}
        onFocus={() => onFocus(row.id)}
        data-open={isOpen || undefined}
        className="grid cursor-pointer gap-y-1 border-b border-line p-4 last:border-0 hover:bg-hover has-[a:focus-visible]:bg-hover data-open:bg-hover md:table-row md:p-0"
      >
        {row.getAllCells().map((cell) => (
          <LeadCell
            key={cell.id}
            label={String(cell.column.columnDef.header)}
            className={cell.column.columnDef.meta?.className}
          >
            <FlexRender cell={cell} />
          </LeadCell>
        ))}
      </tr>
    </CurrentRowContext>
  );
}

/** A cell; on a card, which has no heads, it names itself. */
function LeadCell({
  label,
  className = '',
  children,
}: {
  label: string;
  className?: string | undefined;
  children: React.ReactNode;
}) {
  return (
    <td
      className={`grid grid-cols-[6.5rem_minmax(0,1fr)] items-center first:block md:table-cell md:h-10 md:border-b md:border-line md:px-2 md:py-0.5 md:[tr:last-child>&]:border-b-0 xl:px-3 md:first:table-cell ${className}`}
    >
      <span aria-hidden="true" className="text-ink-soft md:hidden [td:first-child>&]:hidden">
        {label}
      </span>
      {children}
    </td>
  );
}
