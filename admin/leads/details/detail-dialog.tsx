import { type RefObject, useEffect, useId, useRef } from 'react';
import { useLocation } from 'react-router';
import type { LeadRecordBase } from '#contract/leads/lead.ts';
import { type ListState, useDialogExit, useDialogId } from '../../lists/list-address.ts';
import { focusList, focusRow } from '../../lists/row-keys.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { isUnanswered } from '../../ui/lead-statuses.ts';
import { useWindowFrom } from '../../ui/use-window-from.ts';
import { filePaneHash } from '../file-links.tsx';
import { useLead } from '../lead-queries.ts';
import type { LeadView } from '../lead-view.ts';
import { DetailBody } from './detail-body.tsx';
import { DetailHeader } from './detail-header.tsx';
import { handleDetailKey, startAct } from './detail-keys.ts';
import { type Neighbors, useNeighbors } from './neighbors.ts';
import { PhoneBar } from './phone-bar.tsx';

/** Whether the details of a request are shown beside the screen. A file needs the whole window. */
export function useWithDetails(): boolean {
  const id = useDialogId('open');
  const isWide = useWindowFrom('80rem');
  const { hash } = useLocation();
  return isWide && id !== null && hash !== filePaneHash;
}

interface DetailDialogProps<Lead extends LeadRecordBase> {
  view: LeadView<Lead>;
  /** What the list behind the dialog shows. */
  list: { state: ListState; pageSize: number };
}

/** Shows the details of the request in the address over the list. */
export function DetailDialog<Lead extends LeadRecordBase>(props: DetailDialogProps<Lead>) {
  const id = useDialogId('open');
  return id && <ListedDetails {...props} id={id} />;
}

function ListedDetails<Lead extends LeadRecordBase>({
  view,
  list,
  id,
}: DetailDialogProps<Lead> & { id: string }) {
  const neighbors = useNeighbors(view.facts, list, id);
  return <OpenDetails view={view} id={id} neighbors={neighbors} onClosed={focusInList} />;
}

interface OpenDetailsProps<Lead extends LeadRecordBase> {
  view: LeadView<Lead>;
  id: string;
  neighbors: Neighbors;
  /** Moves focus when the details have closed. */
  onClosed: (shown: ShownRequests) => void;
}

/** The ids of the requests that were shown first and last before the details closed. */
export interface ShownRequests {
  first: string;
  last: string;
}

/** Shows the details of a request over the screen. */
export function OpenDetails<Lead extends LeadRecordBase>({
  view,
  id,
  neighbors,
  onClosed,
}: OpenDetailsProps<Lead>) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const firstId = useRef(id);
  const exit = useDialogExit('open');
  useEffect(() => {
    // The focused element belonged to the previous request.
    if (firstId.current !== id) heading.current?.focus();
    firstId.current = id;
  }, [id]);
  useOnClosed(id, onClosed);
  const { data: lead } = useLead<Lead>(view.facts, id);
  useFirstAct(heading, Boolean(lead));
  const isBeside = useWindowFrom('80rem');
  const hasPane = useLocation().hash === filePaneHash && Boolean(view.FilePane);
  return (
    <Dialog
      isBeside={isBeside}
      labelledBy={headingId}
      onDismiss={exit.close}
      onKey={(event) => handleDetailKey(event, neighbors)}
      className={`${isBeside ? 'fixed end-0 top-(--top-bar) bottom-0 z-20 h-auto shadow-xl' : 'h-dvh'} sheet-in overflow-y-auto print:absolute print:inset-0 print:h-auto print:w-full print:overflow-visible print:border-0 print:shadow-none ms-auto max-h-none max-w-none border-y-0 border-e-0 p-0 ${hasPane ? 'w-full sidebar:w-[calc(100%-var(--sidebar-width))]' : 'w-[min(58rem,100%)] xl:w-(--details-width)'}`}
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
        {lead && (
          <PhoneBar
            phone={lead.phone}
            isWaiting={isUnanswered(view.facts, lead)}
            canLog={!hasPane}
          />
        )}
      </div>
    </Dialog>
  );
}

/** Calls a function when the details have closed. */
function useOnClosed(id: string, onClosed: (shown: ShownRequests) => void) {
  const shown = useRef({ first: id, last: id });
  const latest = useRef(onClosed);
  useEffect(() => {
    shown.current.last = id;
    latest.current = onClosed;
  }, [id, onClosed]);
  useEffect(
    () => () => {
      const { current: both } = shown;
      const { current: run } = latest;
      requestAnimationFrame(() => run(both));
    },
    [],
  );
}

/**
 * Focuses the row of the request that was shown last if others were shown before, else leaves focus where the browser
 * restores it. If the row has left the list, the row at its position gets the focus.
 */
function focusInList({ first, last }: ShownRequests) {
  const hasMoved = first !== last && focusRow(last);
  if (!hasMoved && document.activeElement === document.body) focusList();
}

/** Starts the action that the details were opened for, once the request is loaded. */
function useFirstAct(heading: RefObject<HTMLElement | null>, isLoaded: boolean) {
  const act: unknown = useLocation().state?.act;
  useEffect(() => {
    const dialog = heading.current?.closest('dialog');
    if (isLoaded && dialog && typeof act === 'string') startAct(dialog, act);
  }, [heading, isLoaded, act]);
}
