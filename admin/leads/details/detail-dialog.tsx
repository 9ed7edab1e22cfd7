import { ChevronDown, ChevronUp, Pencil, Printer, X } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { LeadRecordBase } from '#contract/lead.ts';
import {
  type DialogExit,
  openedHere,
  useDialogAddress,
  useDialogExit,
  useDialogId,
} from '../../lists/dialog-address.ts';
import type { ListState } from '../../lists/list-address.ts';
import { focusList, focusRow } from '../../lists/row-keys.ts';
import { useChangeByOthers } from '../../live/recent-changes.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { useWideWindow } from '../../ui/use-wide-window.ts';
import { DuplicateNotice } from '../desk/duplicate-notice.tsx';
import { filePaneHash } from '../file-links.tsx';
import { useLead } from '../lead-queries.ts';
import type { LeadView } from '../lead-view.ts';
import { type EntryKind, startEntry } from '../timeline/composer.tsx';
import { Timeline, timelineHeadingId } from '../timeline/timeline.tsx';
import { EditForm } from './edit-form.tsx';
import { type Neighbors, useNeighbors } from './neighbors.ts';
import { PhoneBar } from './phone-bar.tsx';
import { SheetHead, Signatures } from './printed-sheet.tsx';
import { RecordSection } from './record-section.tsx';

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
      onKey={(event) => handleKey(event, neighbors)}
      className={`${isBeside ? 'fixed end-0 top-14 bottom-0 z-20 h-auto shadow-xl' : 'h-dvh'} sheet-in overflow-y-auto print:absolute print:inset-0 print:h-auto print:w-full print:overflow-visible print:shadow-none ms-auto max-h-none max-w-none border-y-0 border-e-0 p-0 ${hasPane ? 'w-[min(80rem,100%)]' : 'w-[min(58rem,100%)] xl:w-[44rem] 2xl:w-[56rem]'}`}
    >
      <div className="flex min-h-full flex-col">
        <header className="[@media(height<30rem)]:static sticky top-0 z-10 flex min-h-14 items-center justify-between gap-3 border-b border-line bg-panel py-2 ps-5 pe-3">
          <h2
            ref={heading}
            id={headingId}
            tabIndex={-1}
            className="line-clamp-2 text-base font-semibold wrap-anywhere"
          >
            {lead ? view.formatName(lead) : 'Details'}
          </h2>
          <div className="flex flex-none items-center print:hidden">
            {view.printTitle && (
              <IconButton
                label={`Print the ${view.printTitle.toLowerCase()}`}
                icon={Printer}
                onClick={() => window.print()}
              />
            )}
            <CorrectButton id={id} />
            <NeighborButtons neighbors={neighbors} />
            <IconButton label="Close details" icon={X} onClick={exit.close} />
          </div>
        </header>
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

/**
 * J opens the next request of the list and K the one before; S goes to the status and N to the note. Not while a text is
 * being typed.
 */
function handleKey(event: KeyboardEvent<HTMLElement>, { previous, next }: Neighbors) {
  const { target, key, ctrlKey, metaKey, altKey } = event;
  const isTyping = target instanceof Element && target.closest('input, textarea, select');
  if (isTyping || ctrlKey || metaKey || altKey) return;
  const kind = entryKeys[key];
  const field = fieldKeys[key];
  if (key === 'j') next?.();
  if (key === 'k') previous?.();
  if (!field && !kind) return;
  // The key must not be typed into the field.
  event.preventDefault();
  if (kind) startEntry(event.currentTarget, kind);
  else event.currentTarget.querySelector<HTMLElement>(`[name=${field}]`)?.focus();
}

/** The keys that go to a field of the follow-up. */
const fieldKeys: Partial<Record<string, string>> = {
  s: 'status',
  n: 'notes',
  o: 'assignedTo',
  f: 'nextFollowUp',
};

/** The keys that start an entry of the timeline. */
const entryKeys: Partial<Record<string, EntryKind>> = { c: 'call', w: 'whatsapp', e: 'email' };

function NeighborButtons({ neighbors: { position, previous, next } }: { neighbors: Neighbors }) {
  if (!position) return null;
  return (
    <>
      <span className="me-1 tabular whitespace-nowrap text-ink-soft">{position}</span>
      <IconButton
        label="Previous (K)"
        icon={ChevronUp}
        aria-disabled={!previous}
        onClick={() => previous?.()}
      />
      <IconButton
        label="Next (J)"
        icon={ChevronDown}
        aria-disabled={!next}
        onClick={() => next?.()}
      />
    </>
  );
}

/** Opens the form that corrects the customer's fields. */
function CorrectButton({ id }: { id: string }) {
  const address = useDialogAddress('edit', id);
  const navigate = useNavigate();
  return (
    <IconButton
      label="Correct the customer’s data"
      icon={Pencil}
      onClick={() => navigate(address, { state: openedHere })}
    />
  );
}

/** Says that a colleague has just changed the request. */
function ChangeNotice({ id }: { id: string }) {
  const { by, dismiss } = useChangeByOthers(id);
  function show(event: MouseEvent<HTMLElement>) {
    const heading = event.currentTarget
      .closest('dialog')
      ?.querySelector<HTMLElement>(`#${timelineHeadingId}`);
    heading?.focus();
    heading?.scrollIntoView();
    dismiss();
  }
  return (
    <div role="status" className="print:hidden">
      {by && (
        <p className="mb-4 flex flex-wrap items-center justify-between gap-2 rounded-panel bg-blue-soft px-3 py-2 text-blue">
          {by} changed this just now
          <Button onClick={show}>Show</Button>
        </p>
      )}
    </div>
  );
}

interface DetailBodyProps<Lead extends LeadRecordBase> {
  view: LeadView<Lead>;
  id: string;
  exit: DialogExit;
  /** Whether a file shows instead of the details. */
  hasPane: boolean;
  /** Opens the next request of the list; null if there is none. */
  next: (() => void) | null;
}

function DetailBody<Lead extends LeadRecordBase>(props: DetailBodyProps<Lead>) {
  const { view, id, exit, hasPane, next } = props;
  const { data: lead, error, isPending, refetch } = useLead<Lead>(view.facts, id);
  if (lead) {
    return (
      <div className="grid flex-1 grid-cols-[minmax(0,1fr)] content-start md:content-stretch md:grid-cols-[minmax(0,1fr)_20rem]">
        {hasPane && view.FilePane ? (
          <view.FilePane lead={lead} />
        ) : (
          <div className="p-5">
            <ChangeNotice id={id} />
            <DuplicateNotice lead={lead} />
            {view.printTitle && <SheetHead title={view.printTitle} lead={lead} />}
            <div>
              <view.Details lead={lead} />
            </div>
            {view.printTitle && <Signatures />}
            <div className="print:hidden">
              <Timeline facts={view.facts} lead={lead} />
            </div>
            <RecordSection lead={lead} />
          </div>
        )}
        <EditForm view={view} lead={lead} exit={exit} next={next} />
      </div>
    );
  }
  return (
    <div className="p-5">
      {isPending && <p role="status">Loading...</p>}
      {error && <ErrorPanel message={error.message} onRetry={refetch} />}
      {lead === null && (
        <p>There is no such {view.facts.texts.noun.one}. It may have been deleted.</p>
      )}
    </div>
  );
}
