import { useEffect, useId, useRef } from 'react';
import { useLocation } from 'react-router';
import type { LeadRecordBase } from '#contract/lead.ts';
import { useDialogExit, useDialogId } from '../../lists/dialog-address.ts';
import type { ListState } from '../../lists/list-address.ts';
import { focusList, focusRow } from '../../lists/row-keys.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { useWideWindow } from '../../ui/use-wide-window.ts';
import { filePaneHash } from '../file-links.tsx';
import { useLead } from '../lead-queries.ts';
import type { LeadView } from '../lead-view.ts';
import { DetailBody } from './detail-body.tsx';
import { DetailHeader } from './detail-header.tsx';
import { handleDetailKey } from './detail-keys.ts';
import { useNeighbors } from './neighbors.ts';
import { PhoneBar } from './phone-bar.tsx';

interface DetailDialogProps<Lead extends LeadRecordBase> {
  view: LeadView<Lead>;
  /** What the list behind the dialog shows. */
  list: { state: ListState; pageSize: number };
}

/** Shows the details of the request in the address over the list. */
export function DetailDialog<Lead extends LeadRecordBase>(props: DetailDialogProps<Lead>) {
  const id = useDialogId('open');
  return id && <OpenDetails {...props} id={id} />;
}

function OpenDetails<Lead extends LeadRecordBase>({
  view,
  list,
  id,
}: DetailDialogProps<Lead> & { id: string }) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const firstId = useRef(id);
  const exit = useDialogExit('open');
  const neighbors = useNeighbors(view.facts, list, id);
  useEffect(() => {
    // What had focus belonged to the request that was shown before.
    if (firstId.current !== id) heading.current?.focus();
    firstId.current = id;
  }, [id]);
  useFocusOnClose(id);
  const { data: lead } = useLead<Lead>(view.facts, id);
  const isBeside = useWideWindow();
  const hasPane = useLocation().hash === filePaneHash && Boolean(view.FilePane);
  return (
    <Dialog
      key={String(isBeside)}
      isBeside={isBeside}
      labelledBy={headingId}
      onDismiss={exit.close}
      onKey={(event) => handleDetailKey(event, neighbors)}
      className={`${isBeside ? 'fixed end-0 top-14 bottom-0 z-20 h-auto shadow-xl' : 'h-dvh'} sheet-in overflow-y-auto print:absolute print:inset-0 print:h-auto print:w-full print:overflow-visible print:shadow-none ms-auto max-h-none max-w-none border-y-0 border-e-0 p-0 ${hasPane ? 'w-[min(80rem,100%)]' : 'w-[min(58rem,100%)] xl:w-[44rem] 2xl:w-[56rem]'}`}
    >
      <div className="flex min-h-full flex-col">
        <DetailHeader
          view={view}
          id={id}
          lead={lead}
          heading={{ ref: heading, id: headingId }}
          neighbors={neighbors}
          onClose={exit.close}
        />
        <DetailBody
          key={id}
          view={view}
          id={id}
          exit={exit}
          hasPane={hasPane}
          next={neighbors.next}
        />
        {lead && <PhoneBar phone={lead.phone} />}
      </div>
    </Dialog>
  );
}

/**
 * When the dialog closes, focuses the row of the request that was shown last if others were shown before, else leaves
 * focus where the browser restores it. A row that has left the list is replaced by the one in its place.
 */
function useFocusOnClose(id: string) {
  const shown = useRef({ first: id, last: id });
  useEffect(() => {
    shown.current.last = id;
  }, [id]);
  useEffect(
    () => () => {
      const { first, last } = shown.current;
      requestAnimationFrame(() => {
        const hasMoved = first !== last && focusRow(last);
        if (!hasMoved && document.activeElement === document.body) focusList();
      });
    },
    [],
  );
}
