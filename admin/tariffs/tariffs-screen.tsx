import { useSearchParams } from 'react-router';
import { Page } from '../layout/page.tsx';
import { TabLinks } from '../ui/tab-links.tsx';
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
      <TabLinks label="Tariffs" tabs={tabs} open={open.name} />
      <open.Content key={open.name} />
    </Page>
  );
}
