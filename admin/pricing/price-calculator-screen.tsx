import { useSearchParams } from 'react-router';
import { paymentTermsTexts } from '#contract/prices/payment-terms.ts';
import { carAdmin } from '#contract/prices/pricing-admin.ts';
import { Page } from '../layout/page.tsx';
import { type Counter, Counters } from '../lists/counters.tsx';
import { NewRecordButton } from '../lists/record-link.tsx';
import { TabLinks } from '../ui/tabs.tsx';
import { CalculatorTab } from './calculator-tab.tsx';
import { carForm } from './car-form.tsx';
import { cityForm } from './city-form.tsx';
import { PaymentTermsTab } from './payment-terms-tab.tsx';
import { CarsTab, CitiesTab } from './price-list-tab.tsx';
import { specificationForm } from './specification-form.tsx';
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
  { name: '', label: 'Price Calculator', create: null, Content: CalculatorTab },
  {
    name: 'cars',
    label: 'Cars Management',
    create: carForm.texts.create.title,
    Content: CarsTab,
  },
  {
    name: 'cities',
    label: 'Cities Management',
    create: cityForm.texts.create.title,
    Content: CitiesTab,
  },
  {
    name: 'specifications',
    label: 'Specifications',
    create: specificationForm.texts.create.title,
    Content: SpecificationsTab,
  },
  { name: 'terms', label: paymentTermsTexts.title, create: null, Content: PaymentTermsTab },
] as const;

/** The screen Price Calculator (docs/spec/back-office.md#price-calculator). The address holds the open tab. */
export function Component() {
  const tabName = useSearchParams()[0].get('tab');
  const open = tabs.find(({ name }) => name === tabName) ?? tabs[0];
  return (
    <Page
      title="Price Calculator Management"
      subtitle={<span className="max-sm:sr-only">Cars, cities and the facts on model pages</span>}
      actions={
        <>
          {/* On phones their links are higher than their line. */}
          <div className={open.create ? 'max-sm:hidden' : 'max-sm:-my-2.5'}>
            <Counters kind={carAdmin} counters={counters} isInHeader />
          </div>
          {open.create && <NewRecordButton className="sm:ms-3">{open.create}</NewRecordButton>}
        </>
      }
    >
      <TabLinks label="Price calculator" tabs={tabs} open={open.name} />
      <div className={open.create ? 'contents' : 'quiet-fields'}>
        <open.Content key={open.name} />
      </div>
    </Page>
  );
}
