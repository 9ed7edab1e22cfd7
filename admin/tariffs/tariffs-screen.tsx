import { useSearchParams } from 'react-router';
import { Page } from '../layout/page.tsx';
import { NewRecordButton } from '../lists/record-link.tsx';
import { TabLinks } from '../ui/tabs.tsx';
import { accountForm } from './rates/account-form.tsx';
import { compensationForm } from './rates/compensation-form.tsx';
import { energyForm } from './rates/energy-form.tsx';
import { financeForm } from './rates/finance-form.tsx';
import {
  AccountsTab,
  CompensationTab,
  EnergyPricesTab,
  FinanceRulesTab,
} from './rates/rate-tabs.tsx';
import { TariffsTab } from './tariffs-tab.tsx';

const tabs = [
  { name: '', label: 'Tariffs', create: 'New Draft', Content: TariffsTab },
  {
    name: 'finance-rules',
    label: 'Finance Rules',
    create: financeForm.texts.create.title,
    Content: FinanceRulesTab,
  },
  {
    name: 'energy-prices',
    label: 'Energy Prices',
    create: energyForm.texts.create.title,
    Content: EnergyPricesTab,
  },
  {
    name: 'compensation-rules',
    label: 'Compensation',
    create: compensationForm.texts.create.title,
    Content: CompensationTab,
  },
  {
    name: 'accounts',
    label: 'Official Accounts',
    create: accountForm.texts.create.title,
    Content: AccountsTab,
  },
] as const;

/** The screen Tariffs (docs/spec/back-office.md#tariffs). The address holds the open tab. */
export function Component() {
  const [params] = useSearchParams();
  const tabName = params.get('tab');
  // An open version has its own actions.
  const isVersion = !tabName && (params.has('open') || params.has('edit'));
  const open = tabs.find(({ name }) => name === tabName) ?? tabs[0];
  return (
    <Page
      title="Tariffs"
      subtitle="What the law adds to a price, what banks may lend, and the company’s accounts"
      actions={!isVersion && <NewRecordButton>{open.create}</NewRecordButton>}
    >
      <TabLinks label="Tariffs" tabs={tabs} open={open.name} />
      <open.Content key={open.name} />
    </Page>
  );
}
