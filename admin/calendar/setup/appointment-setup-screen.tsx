import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Page } from '../../layout/page.tsx';
import { useDealerLabels } from '../../leads/work-queries.ts';
import { useUser } from '../../session/session.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { DealerChoice, DealerNeeded, readLastDealer, saveLastDealer } from '../dealer-choice.tsx';
import { BookablesTab } from './bookables-tab.tsx';
import { ClosuresTab } from './closures-tab.tsx';
import { HoursTab } from './hours-tab.tsx';

const tabs = { cars: 'Cars and Bays', hours: 'Opening Hours', closures: 'Closures' } as const;
type Tab = keyof typeof tabs;
const tabNames = Object.keys(tabs) as Tab[];

const readTab = (value: string | null): Tab => tabNames.find((tab) => tab === value) ?? 'cars';

/** The screen Appointment Setup (docs/spec/calendar-and-hours.md#appointment-setup). */
export function Component() {
  const [params, setParams] = useSearchParams();
  const { dealerId: own } = useUser();
  const tab = readTab(params.get('tab'));
  // Head office sees the closures of all dealers without choosing one.
  const [last] = useState(readLastDealer);
  const dealerId = own ?? params.get('dealerId') ?? (tab === 'closures' ? '' : last);
  const dealer = useDealerLabels().get(dealerId);
  const change = (changes: Record<string, string>) =>
    setParams(new URLSearchParams({ ...Object.fromEntries(params), ...changes }), {
      replace: true,
    });
  function chooseDealer(chosen: string) {
    saveLastDealer(chosen);
    change({ dealerId: chosen });
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
      <search className="flex flex-wrap items-center gap-2">
        {!needsDealer && <DealerChoice dealerId={dealerId} onChoose={chooseDealer} />}
        <Segmented
          legend="What to set up"
          choices={tabs}
          chosen={tab}
          onChoose={(chosen) => change({ tab: chosen })}
        />
      </search>
      {needsDealer && (
        <DealerNeeded text="Choose a dealer to set up its appointments." onChoose={chooseDealer} />
      )}
      {tab === 'cars' && dealerId !== '' && <BookablesTab dealerId={dealerId} />}
      {tab === 'hours' && dealerId !== '' && <HoursTab dealerId={dealerId} />}
      {tab === 'closures' && <ClosuresTab dealerId={dealerId} />}
    </Page>
  );
}
