import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { buildDirection } from '#contract/format/direction.ts';
import { groupDigits } from '#contract/format/rupees.ts';
import {
  type MyDay,
  type MyDayRecord,
  type MyDaySection,
  myDayPermissions,
} from '#contract/leads/my-day.ts';
import { Moment } from '../lists/dates.tsx';
import { describeWhen, sectionTexts, useMyDay } from '../my-day/use-my-day.ts';
import { isPermitted, useUser } from '../session/session.ts';
import { ErrorPanel } from '../ui/error-panel.tsx';

interface ScopeProps {
  /** Whose numbers these are. */
  title: string;
  /** Which requests they count. */
  note: string;
  children: ReactNode;
}

/** A section of the dashboard whose numbers count the same requests; its heading says once whose they are. */
export function Scope({ title, note, children }: ScopeProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id={id} className="-mb-1.5 flex flex-wrap items-baseline gap-x-2">
        <span className="text-base font-semibold">{title}</span>
        <span className="text-xs text-ink-soft">{note}</span>
      </h2>
      {children}
    </section>
  );
}

/** The sections of My Day, the most urgent first. */
const order = ['overdue', 'unanswered', 'followUps', 'appointments'] as const;

/** The number of requests that wait for the user, linked to the sections of My Day. */
export function NextSteps() {
  const seesRequests = isPermitted(useUser(), myDayPermissions);
  const { data, error, refetch } = useMyDay({ isEnabled: seesRequests });
  if (!seesRequests) return null;
  if (error && !data) {
    return <ErrorPanel message="Failed to fetch statistics" onRetry={refetch} />;
  }
  return (
    <Scope title="Yours" note="Requests that you own, and those without an owner">
      <ul
        aria-label="What to do next"
        className="grid grid-cols-2 gap-px overflow-hidden rounded-panel border border-line bg-panel lg:grid-cols-4"
      >
        {order.map((section) => (
          <NextStep key={section} section={section} step={data?.[section]} />
        ))}
      </ul>
    </Scope>
  );
}

interface NextStepProps {
  section: MyDaySection;
  /** Undefined while it loads. */
  step: MyDay[MyDaySection] | undefined;
}

function NextStep({ section, step }: NextStepProps) {
  const { title, none } = sectionTexts[section];
  const first = step?.records[0];
  const tone = section === 'overdue' ? 'text-red' : '';
  return (
    <li className="relative min-w-0 px-4 py-3 shadow-[0_0_0_1px_var(--color-line)] hover:bg-hover">
      <Link
        to={`/my-day#${section}`}
        className="font-medium -outline-offset-2 after:absolute after:inset-0"
      >
        {title}
      </Link>
      <div className="flex h-10 items-center gap-3">
        <p
          className={`text-3xl font-semibold tracking-tight ${step?.total ? tone : 'text-ink-soft'}`}
        >
          {step ? groupDigits(step.total) : '–'}
        </p>
        <div className="min-w-0 text-xs leading-row text-ink-soft max-sm:hidden">
          {first && <FirstRequest record={first} section={section} />}
          {step && !first && none}
        </div>
      </div>
    </li>
  );
}

/** The first request of the section. */
function FirstRequest({ record, section }: { record: MyDayRecord; section: MyDaySection }) {
  const { before, iso, format } = describeWhen(record, section);
  return (
    <>
      <p {...buildDirection(record.name)} className="truncate font-medium text-ink">
        {record.name}
      </p>
      <p className="truncate">
        {before} <Moment iso={iso} format={format} />
      </p>
    </>
  );
}
