import { lazy, type MouseEvent, Suspense, useRef } from 'react';
import { FormProvider } from 'react-hook-form';
import type { Appointment } from '#contract/appointments/appointment.ts';
import { formatReference, type LeadFacts, type LeadRecordBase } from '#contract/leads/lead.ts';
import { isAnsweredByDealers } from '#contract/staff/staff.ts';
import { useAppointment } from '../../calendar/calendar-queries.ts';
import { formatMinute, fromMoment } from '../../calendar/grid.ts';
import { DiscardGuard } from '../../forms/discard-guard.tsx';
import { formatDateTime } from '../../lists/dates.tsx';
import type { DialogExit } from '../../lists/list-address.ts';
import { useChangeByOthers } from '../../live/live-records.ts';
import { isPermitted, useUser } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { useWindowFrom } from '../../ui/use-window-from.ts';
import { useLead } from '../lead-queries.ts';
import type { LeadView } from '../lead-view.ts';
import { DuplicateNotice } from '../staff-entry/duplicate-notice.tsx';
import { Composer } from '../timeline/composer.tsx';
import { CustomerPage } from '../timeline/customer-page.tsx';
import { timelineHeadingId } from '../timeline/entry-draft.ts';
import { Timeline } from '../timeline/timeline.tsx';
import { AppointmentSection } from './appointment-section.tsx';
import { RecordSection, StoredNotes } from './detail-sections.tsx';
import { EditForm } from './edit-form.tsx';
import type { Step } from './neighbors.ts';
import { useRequestSave } from './use-request-save.ts';

// Loaded with the first details: lists need nothing of it.
const RequestQuotes = lazy(async () => ({
  default: (await import('../../quotes/customer-quotes.tsx')).RequestQuotes,
}));

/** Loads the appointment of a request: null if it has none; undefined while it loads, or if the user may not see it. */
function usePlannedAppointment(
  { appointment }: LeadFacts,
  { _id }: LeadRecordBase,
): Appointment | null | undefined {
  const canPlan = isPermitted(useUser(), 'appointments') && appointment !== null;
  return useAppointment(_id, canPlan).data;
}

/** Whether a request's appointment, if it has one, is at the requested time. */
function isAsWished(
  facts: LeadFacts,
  lead: LeadRecordBase,
  planned: Appointment | null | undefined,
): boolean {
  if (!facts.appointment || !planned) return false;
  const wish: Record<string, unknown> = { ...lead };
  const { date, time } = facts.appointment;
  const { day, minute } = fromMoment(planned.startAt);
  return wish[date] === day && (!wish[time] || wish[time] === formatMinute(minute));
}

/** The header of a printed request: the title, the reference and when the request came. */
function SheetHead({ title, lead }: { title: string; lead: LeadRecordBase }) {
  return (
    <div className="hidden pb-4 print:block">
      <p className="text-xl font-semibold">
        {title} {formatReference(lead._id)}
      </p>
      <p>Received {formatDateTime(lead.createdAt)}</p>
    </div>
  );
}

const lineNumbers = [1, 2, 3, 4, 5, 6, 7] as const;

/** Empty lines of a printed request, side by side, to write on. */
function WritingLines({ titles }: { titles: readonly string[] }) {
  return (
    <div className="hidden grid-cols-2 gap-x-10 pt-4 break-inside-avoid print:grid">
      {titles.map((title) => (
        <section key={title}>
          <h3 className="font-semibold">{title}</h3>
          {lineNumbers.map((line) => (
            <div key={line} className="h-8 border-b border-line" />
          ))}
        </section>
      ))}
    </div>
  );
}

/** Lines to sign on at the foot of a printed request. */
function Signatures() {
  return (
    <div className="hidden grid-cols-2 gap-10 pt-12 break-inside-avoid print:grid">
      {['Customer', 'Dealership'].map((who) => (
        <p key={who} className="border-t border-line pt-2">
          {who}, date and signature
        </p>
      ))}
    </div>
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

/** The details of the type, with the planned time of types that have appointments. */
function Facts<Lead extends LeadRecordBase>({
  view,
  lead,
  appointment,
}: {
  view: LeadView<Lead>;
  lead: Lead;
  appointment: Appointment | null | undefined;
}) {
  const { facts, Details } = view;
  const isWish = isAsWished(facts, lead, appointment);
  return (
    <Details
      lead={lead}
      planned={<AppointmentSection {...{ facts, lead, appointment, isWish }} />}
      isPlannedAsWished={isWish}
    />
  );
}

interface DetailBodyProps<Lead extends LeadRecordBase> {
  view: LeadView<Lead>;
  id: string;
  exit: DialogExit;
  /** Whether a file shows instead of the details. */
  hasPane: boolean;
  /** Opens the next request of the list; null if there is none. */
  next: Step | null;
}

/** A request that is loaded: its facts and its timeline beside its follow-up. */
function LoadedRequest<Lead extends LeadRecordBase>(props: DetailBodyProps<Lead> & { lead: Lead }) {
  const { view, lead, exit, hasPane, next } = props;
  const { facts } = view;
  const appointment = usePlannedAppointment(facts, lead);
  const request = useRequestSave({ view, lead, appointment, exit, next });
  const { editing, entry, changeEntry, addEntry, save } = request;
  const timeline = useRef<HTMLDivElement>(null);
  // On phones the buttons for entries are in a bar at the lower edge.
  const isWide = useWindowFrom('48rem');
  const composer = (
    <Composer
      facts={facts}
      lead={lead}
      entry={entry}
      onChange={changeEntry}
      onAdd={async () => {
        // Moves focus out of the fields, so that the next key is a shortcut again.
        if (await addEntry()) focusTimeline(timeline.current);
      }}
      onSaveAll={(event) => save(event, false)}
    />
  );
  return (
    <FormProvider {...editing.form}>
      <div className="grid flex-1 print:block grid-cols-[minmax(0,1fr)] content-start md:content-stretch md:grid-cols-[minmax(0,1fr)_20rem] sidebar:max-2xl:grid-cols-[minmax(0,1fr)_18rem]">
        {hasPane && view.FilePane ? (
          <view.FilePane lead={lead} />
        ) : (
          <div className="p-5 sidebar:max-2xl:px-4">
            <ChangeNotice id={lead._id} />
            <DuplicateNotice lead={lead} />
            {isWide && <div className="print:hidden">{composer}</div>}
            {view.printTitle && <SheetHead title={view.printTitle} lead={lead} />}
            <div
              className={
                view.printTitle &&
                'print:columns-2 print:gap-10 print:[&>section]:break-inside-avoid'
              }
            >
              <Facts view={view} lead={lead} appointment={appointment} />
              <StoredNotes lead={lead} />
            </div>
            {view.printLines && <WritingLines titles={view.printLines} />}
            {view.printTitle && <Signatures />}
            {isAnsweredByDealers(facts.slug) && (
              <Suspense>
                <RequestQuotes facts={facts} lead={lead} />
              </Suspense>
            )}
            <div ref={timeline} className="print:hidden">
              <Timeline facts={facts} lead={lead} composer={isWide ? null : composer} />
            </div>
            {/* Below the timeline, which must not move when this has loaded. */}
            <CustomerPage facts={facts} lead={lead} />
            <div className={view.printTitle && 'print:hidden'}>
              <RecordSection lead={lead} />
            </div>
          </div>
        )}
        <EditForm view={view} lead={lead} request={request} onClose={exit.close} />
      </div>
      <DiscardGuard
        isDirty={editing.isDirty}
        canLeave={editing.canLeave}
        onStay={exit.stay}
        parameter="open"
        hasDraft={entry.isTyped}
      />
    </FormProvider>
  );
}

const focusTimeline = (timeline: HTMLElement | null) =>
  timeline?.querySelector<HTMLElement>(`#${timelineHeadingId}`)?.focus({ preventScroll: true });

/** A request with its follow-up, or the reason why there is none. */
export function DetailBody<Lead extends LeadRecordBase>(props: DetailBodyProps<Lead>) {
  const { view, id } = props;
  const { data: lead, error, isPending, refetch } = useLead<Lead>(view.facts, id);
  if (lead) return <LoadedRequest {...props} lead={lead} />;
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
