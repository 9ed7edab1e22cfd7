import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { type AppointmentKind, appointmentKinds } from '#contract/appointments/kinds.ts';
import { describeFailure } from '../../api.ts';
import { Page } from '../../layout/page.tsx';
import { useDealerLabels } from '../../leads/lead-queries.ts';
import { useUser } from '../../session/session.ts';
import { buttonClass } from '../../ui/button.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { TabLinks } from '../../ui/tabs.tsx';
import { DealerChoice, readLastDealer, saveLastDealer } from '../calendar-toolbar.tsx';
import { DealerNeeded } from '../dealer-needed.tsx';
import { BookablesTab } from './bookables-tab.tsx';
import { ClosuresTab } from './closures-tab.tsx';
import { useOpenings } from './setup-queries.ts';
import { WeekForm } from './week-form.tsx';

/** The weekly hours of a dealer, by kind of appointments. */
export function HoursTab({ dealerId }: { dealerId: string }) {
  const [kind, setKind] = useState<AppointmentKind>('test-drive');
  const { data, error, isPending, refetch } = useOpenings(dealerId);
  if (isPending) return <p role="status">Loading...</p>;
  if (error) return <ErrorPanel message={describeFailure(error)} onRetry={refetch} />;
  return (
    <>
      <Segmented legend="Kind" choices={appointmentKinds} chosen={kind} onChoose={setKind} />
      <WeekForm
        key={`${dealerId} ${kind}`}
        dealerId={dealerId}
        kind={kind}
        openings={data.filter((opening) => opening.kind === kind)}
      />
    </>
  );
}

const tabs = [
  { name: 'cars', label: 'Cars and Bays' },
  { name: 'hours', label: 'Opening Hours' },
  { name: 'closures', label: 'Closures' },
] as const;

/** The screen Appointment Setup (docs/spec/calendar-and-hours.md#appointment-setup). */
export function Component() {
  const [params, setParams] = useSearchParams();
  const { dealerId: own } = useUser();
  const { name: tab } = tabs.find(({ name }) => name === params.get('tab')) ?? tabs[0];
  // Head office sees the closures of all dealers without choosing one.
  const [last] = useState(readLastDealer);
  const dealerId = own ?? params.get('dealerId') ?? (tab === 'closures' ? '' : last);
  const dealer = useDealerLabels().get(dealerId);
  function chooseDealer(chosen: string) {
    saveLastDealer(chosen);
    setParams({ tab, dealerId: chosen }, { replace: true });
  }
  const needsDealer = dealerId === '' && tab !== 'closures';
  return (
    <Page
      title="Appointment Setup"
      subtitle={dealer}
      actions={
        <Link
          to={`/calendar${dealerId && `?${new URLSearchParams({ dealerId })}`}`}
          className={buttonClass('plain')}
        >
          <CalendarDays aria-hidden size={14} />
          Calendar
        </Link>
      }
    >
      <TabLinks
        label="What to set up"
        tabs={tabs}
        open={tab}
        kept={params.has('dealerId') ? { dealerId } : {}}
      />
      {!needsDealer && (
        <search className="flex">
          <DealerChoice dealerId={dealerId} onChoose={chooseDealer} />
        </search>
      )}
      {needsDealer && (
        <DealerNeeded text="Choose a dealer to set up its appointments." onChoose={chooseDealer} />
      )}
      {tab === 'cars' && dealerId !== '' && <BookablesTab dealerId={dealerId} />}
      {tab === 'hours' && dealerId !== '' && <HoursTab dealerId={dealerId} />}
      {tab === 'closures' && <ClosuresTab dealerId={dealerId} />}
    </Page>
  );
}
