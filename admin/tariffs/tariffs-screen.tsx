import { Link, useSearchParams } from 'react-router';
import { Page } from '../layout/page.tsx';
import { AccountsTab, EnergyPricesTab, FinanceRulesTab } from './rates/rate-tabs.tsx';
import { TariffsTab } from './tariffs-tab.tsx';

const tabs = [
  { name: '', label: 'Tariffs', Content: TariffsTab },
  { name: 'finance-rules', label: 'Finance Rules', Content: FinanceRulesTab },
  { name: 'energy-prices', label: 'Energy Prices', Content: EnergyPricesTab },
  { name: 'accounts', label: 'Official Accounts', Content: AccountsTab },
] as const;

/** The screen Tariffs (docs/spec/back-office.md#tariffs). The address holds the open tab. */
export function Component() {
  const tabName = useSearchParams()[0].get('tab');
  const open = tabs.find(({ name }) => name === tabName) ?? tabs[0];
  return (
    <Page
      title="Tariffs"
      subtitle="What the law adds to a price, what banks may lend, and the company’s accounts"
    >
      <nav aria-label="Tariffs" className="flex gap-1 overflow-x-auto border-b border-line">
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
