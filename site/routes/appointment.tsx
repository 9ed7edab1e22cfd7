import { data } from 'react-router';
import type { appointmentPage, OwnAppointment } from '#contract/appointments/appointment.ts';
import type { SlotDay } from '#contract/appointments/slots.ts';
import { inPakistan } from '#contract/format/pakistan-time.ts';
import { ButtonLink } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { ResultBanner } from '#ui/result-banner.tsx';
import * as words from '#words/site/appointments';
import { sayFault } from '#words/site/forms/faults';
import * as serviceWords from '#words/site/service';
import * as testDriveWords from '#words/site/test-drive';
import { AddToCalendar } from '../appointments/add-to-calendar.tsx';
import { AppointmentFacts, AppointmentPanel } from '../appointments/appointment-details.tsx';
import { CancelForm, MoveForm, useMoveChoice } from '../appointments/change-forms.tsx';
import { describeStatus, type StatusWords } from '../appointments/status-words.ts';
import { Suggestions } from '../appointments/suggestions.tsx';
import { siteContext } from '../entry.server.tsx';
import { buildPageMeta, noIndex, unlisted } from '../page-meta.ts';
import type { Route } from './+types/appointment.ts';

export const handle = unlisted;

/** Importing the value would load the contract's schemas. */
const path: typeof appointmentPage = '/appointment';

/** Without the secret of the address. */
export const meta: Route.MetaFunction = ({ matches }) => [
  ...buildPageMeta(matches, {
    title: words.pageTitle,
    description: words.pageDescription,
    path,
    sharedAs: '/',
  }),
  noIndex,
];

/** Formats a moment as a slot in Pakistan. */
const toSlot = (moment: string) => inPakistan(moment).toISOString().slice(0, 16);

/** The free times without the current slot. */
const leaveOut = (days: readonly SlotDay[], slot: string) =>
  days.map(({ date, isClosed, times }) => ({
    date,
    isClosed,
    times: times.filter(({ time }) => `${date}T${time}` !== slot),
  }));

/** An unknown link gets 404, as a page that does not exist. `?slot=` is a time that an email offers. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { findAppointment, listOtherSlots } = context.get(siteContext);
  const appointment = await findAppointment(params.token);
  if (!appointment) return data({ found: null }, { status: 404 });
  const days = appointment.isChangeable ? await listOtherSlots(params.token) : [];
  const status = describeStatus(appointment, Date.now());
  const present = toSlot(appointment.startAt);
  const slot = new URL(request.url).searchParams.get('slot') ?? '';
  const offered = slot === present ? '' : slot;
  return data({ found: { appointment, status, days: leaveOut(days, present), offered } });
}

/** Moves or cancels the appointment, with and without script. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const form = await request.formData();
  const slot = String(form.get('slot') ?? '');
  const isCancelled = form.get('intent') === 'cancel';
  const { status, answer } = await context
    .get(siteContext)
    .changeAppointment(params.token, isCancelled ? { intent: 'cancel' } : { intent: 'move', slot });
  // Each response is announced, even one with the same text.
  return data({ answer, isCancelled, slot, at: Date.now() }, { status });
}

export default function AppointmentPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { found } = loaderData;
  if (!found) return <UnknownAppointment />;
  return <FoundAppointment {...found} posted={actionData} url={`${path}/${params.token}`} />;
}

function FoundAppointment({
  appointment,
  status,
  days,
  offered,
  posted,
  url,
}: {
  appointment: OwnAppointment;
  status: StatusWords;
  days: readonly SlotDay[];
  offered: string;
  posted: Route.ComponentProps['actionData'];
  url: string;
}) {
  const { kind, startAt, vehicle } = appointment;
  const refused = posted && !posted.answer.success ? posted.answer : null;
  const error = refused?.errors?.find(({ field }) => field === 'slot');
  const message = error && sayFault(error);
  const { slot, choose } = useMoveChoice(days, posted?.slot ?? offered);
  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:grid-rows-[auto_1fr]">
      <header className="on-dark bg-graphite-950 px-5 pt-8 text-white md:px-10 md:pt-14 lg:col-start-2 lg:bg-paper lg:px-16 lg:text-graphite-950">
        <h1 className="title">{kind === 'test-drive' ? words.yourTestDrive : words.yourService}</h1>
        <p className="mt-3 max-w-prose text-graphite-300 md:text-lg lg:text-graphite-600">
          {status.text}
        </p>
      </header>
      <AppointmentPanel
        slot={toSlot(startAt)}
        vehicle={vehicle}
        status={status.title}
        isToCome={status.isToCome}
      />
      <div className="bg-paper px-5 pt-8 pb-12 md:px-10 md:pt-8 md:pb-16 lg:col-start-2 lg:px-16">
        {posted?.answer.success && (
          <ResultBanner
            key={posted.at}
            kind="success"
            title={posted.isCancelled ? words.isCancelled : words.isMoved}
          />
        )}
        {refused && (
          <ErrorSummary
            key={posted?.at}
            headline={sayFault(refused)}
            items={message ? [{ id: 'slot', label: words.dayAndTime, message }] : []}
          >
            <Suggestions next={refused.data?.next ?? []} slot={slot} onChoose={choose} />
          </ErrorSummary>
        )}
        <AppointmentFacts appointment={appointment} isToCome={status.isToCome} />
        <Actions kind={kind} isToCome={status.isToCome} url={url} />
        {appointment.isChangeable && (
          <div className="mt-10 border-t border-graphite-200">
            <MoveForm
              key={startAt}
              days={days}
              offered={posted ? '' : offered}
              slot={slot}
              onChoose={choose}
              taken={posted && error?.code === 'slot-taken' ? [posted.slot] : []}
              error={message}
            />
            <CancelForm appointment={appointment} />
          </div>
        )}
        {appointment.isChangeable && (
          <p className="mt-6 max-w-prose text-sm text-graphite-600">{words.keepLinkPrivate}</p>
        )}
      </div>
    </div>
  );
}

/** The remaining choices: keep the date, or choose another one. */
function Actions({
  kind,
  isToCome,
  url,
}: {
  kind: OwnAppointment['kind'];
  isToCome: boolean;
  url: string;
}) {
  return (
    <p className="mt-8">
      {isToCome ? (
        <AddToCalendar url={url} variant="signal" className="w-full md:w-auto md:min-w-64" />
      ) : (
        <ButtonLink
          to={kind === 'test-drive' ? '/test-drive' : '/book-service'}
          className="w-full md:w-auto md:min-w-64"
        >
          {kind === 'test-drive' ? testDriveWords.bookTestDrive : serviceWords.bookService}
        </ButtonLink>
      )}
    </p>
  );
}

/** The page for an unknown appointment link. */
function UnknownAppointment() {
  return (
    <div className="studio on-dark flex min-h-[70svh] flex-col items-start justify-center px-5 py-20 text-white md:px-10 lg:px-16">
      <h1 className="title">{words.unknownTitle}</h1>
      <p className="mt-4 max-w-md text-graphite-300">{words.unknownText}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to="/track">{words.findAppointment}</ButtonLink>
        <ButtonLink to="/find-a-dealer" variant="outline-on-dark">
          {words.findDealer}
        </ButtonLink>
      </div>
    </div>
  );
}
