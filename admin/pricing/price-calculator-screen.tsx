import { Link, useSearchParams } from 'react-router';
import { carAdmin } from '#contract/pricing-admin.ts';
import { Page } from '../layout/page.tsx';
import { type Counter, Counters } from '../lists/counters.tsx';
import { CalculatorTab } from './calculator-tab.tsx';
import { CarsTab, CitiesTab } from './price-list-tab.tsx';
import { SpecificationsTab } from './specifications-tab.tsx';

const counters: readonly Counter[] = [
  { name: 'totalCalculations', label: 'Total Calculations' },
  {
    name: 'totalActiveCars',
    label: 'Active Cars',
    filter: { tab: 'cars', isActive: 'true' },
  },
  {
    name: 'totalActiveCities',
    label: 'Active Cities',
    filter: { tab: 'cities', isActive: 'true' },
  },
];

const tabs = [
  { name: '', label: 'Price Calculator', Content: CalculatorTab },
  { name: 'cars', label: 'Cars Management', Content: CarsTab },
  { name: 'cities', label: 'Cities Management', Content: CitiesTab },
  { name: 'specifications', label: 'Specifications', Content: SpecificationsTab },
] as const;

/** The screen Price Calculator (docs/spec/back-office.md#price-calculator). The address holds the open tab. */
export function Component() {
  const tabName = useSearchParams()[0].get('tab');
  const open = tabs.find(({ name }) => name === tabName) ?? tabs[0];
  return (
    <Page
      title="Price Calculator Management"
      subtitle="Manage cars, cities, what they cost, and the facts on model pages"
    >
      <Counters kind={carAdmin} counters={counters} />
      <nav
        aria-label="Price calculator"
        className="flex gap-1 overflow-x-auto border-b border-line"
      >
        {tabs.map(({ name, label }) => (
          <Link
            key={name}
            to={{ search: name && `?tab=${name}` }}
            aria-current={open.name === name ? 'page' : undefined}
            className="-mb-px inline-flex min-h-10 items-center border-b-2 border-transparent px-3 font-medium whitespace-nowrap text-ink-soft -outline-offset-2 hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink pointer-coarse:min-h-11"
          >
            {label}
          </Link>
        ))}
      </nav>
      <open.Content key={open.name} />
    </Page>
  );
}
