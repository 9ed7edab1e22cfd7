import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import type { LeadRecordBase } from '#contract/lead.ts';
import { RecordRow, type RecordRowProps } from '../lists/record-row.tsx';
import { openedHere, useDetailsAddress, useOpenId } from './open-lead.ts';

/** A request in the list. A click anywhere in it opens the details, as its name does for the keys. */
export function LeadRow<Lead extends LeadRecordBase>(props: RecordRowProps<Lead>) {
  const { id } = props.row;
  const details = useDetailsAddress(id);
  const isOpen = useOpenId() === id;
  const navigate = useNavigate();

  function open(event: MouseEvent<HTMLTableRowElement>) {
    const isControl = event.target instanceof Element && event.target.closest('a, button, select');
    if (isControl || window.getSelection()?.type === 'Range') return;
    // Where focus comes back to when the details close.
    event.currentTarget.querySelector<HTMLElement>('a')?.focus({ preventScroll: true });
    navigate(details, { state: openedHere });
  }

  return (
    <RecordRow
      {...props}
      onClick={open}
      data-open={isOpen || undefined}
      className="cursor-pointer"
    />
  );
}
