import { Calculator, CircleCheck, Lock, type LucideIcon } from 'lucide-react';
import { type QuoteRecord, quoteAdmin } from '#contract/on-road/quotes.ts';
import { Page } from '../layout/page.tsx';
import { useListAddress } from '../lists/list-address.ts';
import { ListFilters } from '../lists/list-filters.tsx';
import { RecordList } from '../lists/record-list.tsx';
import { RecordRow } from '../lists/record-row.tsx';
import type { RecordView } from '../lists/record-view.ts';
import { SitePageLink } from '../lists/site-link.tsx';
import { State } from '../ui/badge.tsx';
import { quoteColumns } from './quote-columns.tsx';
import { quoteList } from './quote-list.ts';

interface Step {
  icon: LucideIcon;
  title: string;
  text: string;
}

const steps: readonly Step[] = [
  {
    icon: Calculator,
    title: 'Somebody saves a price',
    text: 'A visitor, or staff for a caller: car, city, and filer or non-filer. Name and phone number are optional.',
  },
  {
    icon: Lock,
    title: 'The price is frozen',
    text: 'The quote gets a code, a page and a PDF. No later tariff or price changes it until it expires.',
  },
  {
    icon: CircleCheck,
    title: 'A booking uses it',
    text: 'The customer books at this price, and the quote is listed here with its booking.',
  },
];

/** The facts of a row: heading, main fact and the line below it. */
const example: readonly (readonly [heading: string, main: string, second: string])[] = [
  ['Code', 'AB3D5-7GH9K', ''],
  ['Car', 'Haval H6 1.5', 'Lahore'],
  ['Customer', 'Customer’s name', '0300 0000000'],
  ['On the road', 'PKR 9,999,000', '99.99 lakh'],
  ['Validity', 'Valid', 'until its last day'],
  ['Booking', '0A1B2C3D', ''],
];

/** What a quote looks like in the list. Hidden from screen readers, which would read it as a quote. */
const ExampleRow = () => (
  <div
    aria-hidden
    className="mx-auto max-w-4xl rounded-panel border border-dashed border-edge text-start text-ink-soft"
  >
    <p className="px-4 pt-2 text-xs font-medium">Example of a quote in this list</p>
    <div className="grid grid-cols-2 gap-x-4 gap-y-3 px-4 pt-2 pb-3 sm:grid-cols-3 lg:grid-cols-[1.1fr_1fr_1.1fr_1.1fr_0.8fr_1fr]">
      {example.map(([heading, main, second]) => (
        <div key={heading} className="min-w-0">
          <p className="text-xs">{heading}</p>
          {heading === 'Validity' ? (
            <p className="text-ink">
              <State color="green" text={main} />
            </p>
          ) : (
            <p className={`text-ink ${heading === 'Code' ? 'font-mono' : ''}`}>{main}</p>
          )}
          {second && <p className="text-xs">{second}</p>}
        </div>
      ))}
    </div>
  </div>
);

/** The empty state: what a quote is, where it comes from, and a link to the page that creates one. */
export const QuoteStart = () => (
  <>
    <ol className="mx-auto my-6 grid max-w-4xl gap-x-8 gap-y-4 text-start md:grid-cols-3">
      {steps.map(({ icon: Icon, title, text }) => (
        <li key={title} className="flex gap-3">
          <Icon aria-hidden size={18} className="mt-0.5 flex-none text-ink-soft" />
          <div>
            <h2 className="font-semibold">{title}</h2>
            <p className="mt-0.5 text-ink-soft text-pretty">{text}</p>
          </div>
        </li>
      ))}
    </ol>
    <ExampleRow />
    <p className="mt-6">
      <SitePageLink path="/on-road-price">Open the on-road price page</SitePageLink>
    </p>
  </>
);

const view: RecordView<QuoteRecord> = {
  ...quoteList,
  columns: quoteColumns,
  Row: RecordRow,
  keysHint: 'The arrow keys move between rows.',
};

/** The screen Quotes (docs/spec/prices.md#quotes). */
export function Component() {
  const { state, change } = useListAddress(view.shape);
  return (
    <Page title={quoteAdmin.texts.title} subtitle={quoteAdmin.texts.subtitle}>
      <RecordList
        view={view}
        state={state}
        onChange={change}
        filters={<ListFilters state={state} onChange={change} filters={[]} />}
        start={<QuoteStart />}
      />
    </Page>
  );
}
