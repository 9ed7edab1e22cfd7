import { useEffect, useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { groupDigits } from '#contract/format/rupees.ts';
import { type MyDaySection, myDaySections } from '#contract/leads/my-day.ts';
import { describeFailure } from '../api.ts';
import { Page } from '../layout/page.tsx';
import { useWithDetails } from '../leads/details/detail-dialog.tsx';
import { actKeys } from '../leads/details/detail-keys.ts';
import { useDialogNavigation } from '../lists/list-address.ts';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { KeyCap, useShortcut } from '../ui/shortcut.tsx';
import { buildDayAddress, focusNeighbor, readFocusedRequest } from './day-address.ts';
import { DayDetails } from './day-details.tsx';
import { DayRows } from './day-rows.tsx';
import { type ArrangedDay, sectionTexts, useMyDay } from './use-my-day.ts';

/** Keys of the screen with what they do. */
const keyHints = [
  [['J', 'K'], 'next, previous'],
  [['Enter'], 'open'],
  [['S'], 'status'],
  [['C'], 'call'],
  [['N'], 'note'],
  [['E'], 'email'],
  [['F'], 'follow-up'],
] as const;

/**
 * J and K move between requests; the key of an action opens the details of the focused request and starts the action.
 */
function useDayKeys() {
  const navigate = useNavigate();
  const { state, replace } = useDialogNavigation('open');
  useShortcut(['j', 'k'], (key) => focusNeighbor(key === 'j' ? 1 : -1));
  useShortcut(actKeys, (act) => {
    const request = readFocusedRequest();
    const withAct = { ...(state as object), act };
    if (request) navigate(buildDayAddress(request), { replace, state: withAct });
  });
}

/** Brings the section in the address into view once it is loaded, with focus on its first request. */
function useSectionInAddress(isLoaded: boolean) {
  const { hash } = useLocation();
  // Only for the first address: closing details returns to it.
  const [id] = useState(hash.slice(1));
  useEffect(() => {
    const section = isLoaded && id ? document.getElementById(id) : null;
    section?.scrollIntoView();
    section?.querySelector<HTMLElement>('[data-part="name"]')?.focus({ preventScroll: true });
  }, [isLoaded, id]);
}

/** The keys of the screen, where there is room. */
function KeyHints() {
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 text-xs max-lg:hidden with-details:hidden">
      {keyHints.map(([keys, act]) => (
        <span key={act} className="flex items-baseline gap-1">
          {keys.map((key) => (
            <KeyCap key={key} name={key} />
          ))}
          {act}
        </span>
      ))}
    </p>
  );
}

/** The screen My Day: what waits for the signed-in user, the most urgent first. */
export function Component() {
  useDayKeys();
  const withDetails = useWithDetails();
  const { data, error, isPending, refetch } = useMyDay({ refetchInterval: 60_000 });
  useSectionInAddress(Boolean(data));
  return (
    <Page title="My Day" actions={<KeyHints />} withDetails={withDetails}>
      <div className="grid gap-3">
        {isPending && <p role="status">Loading...</p>}
        {error && !data && <ErrorPanel message={describeFailure(error)} onRetry={refetch} />}
        {data &&
          myDaySections.map((section) => (
            <Section key={section} section={section} {...data[section]} />
          ))}
        {data && <DayDetails day={data} />}
      </div>
    </Page>
  );
}

function Section({
  section,
  total,
  records,
}: ArrangedDay[MyDaySection] & { section: MyDaySection }) {
  const headingId = useId();
  const { title, none } = sectionTexts[section];
  return (
    <section
      id={section}
      aria-labelledby={headingId}
      className={`@container scroll-mt-[calc(var(--top-bar)+0.75rem)] overflow-clip rounded-panel border border-line ${total > 0 ? 'bg-panel' : ''}`}
    >
      <div className="flex flex-wrap items-baseline gap-x-3 px-4 py-1.5">
        <h2 id={headingId} className="flex flex-wrap items-baseline gap-x-2 font-semibold">
          {title}
          {total > 0 && (
            <span
              className={`text-xs font-medium ${section === 'overdue' ? 'text-red' : 'text-ink-soft'}`}
            >
              {groupDigits(total)}
            </span>
          )}
        </h2>
        {total === 0 && <p className="text-ink-soft">{none}</p>}
      </div>
      {records.length > 0 && <DayRows records={records} section={section} headingId={headingId} />}
      {total > records.length && (
        <p className="border-t border-line px-4 py-2 text-ink-soft">
          And {groupDigits(total - records.length)} more.
        </p>
      )}
    </section>
  );
}
