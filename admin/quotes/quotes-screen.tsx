import { type QuoteRecord, quoteAdmin } from '#contract/on-road/quotes.ts';
import { Page } from '../layout/page.tsx';
import { useListAddress } from '../lists/list-address.ts';
import { ListFilters } from '../lists/list-filters.tsx';
import { RecordList } from '../lists/record-list.tsx';
import { RecordRow } from '../lists/record-row.tsx';
import type { RecordView } from '../lists/record-view.ts';
import { quoteColumns } from './quote-columns.tsx';
import { quoteList } from './quote-list.ts';
import { QuoteStart } from './quote-start.tsx';

const view: RecordView<QuoteRecord> = {
  ...quoteList,
  columns: quoteColumns,
  Row: (props) => <RecordRow {...props} card="short" />,
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
