import { RecordDialog } from '../forms/record-dialog.tsx';
import { PageHeading } from '../layout/page-heading.tsx';
import { Counters } from '../lists/counters.tsx';
import { Deletion } from '../lists/deletion.tsx';
import { useListAddress } from '../lists/list-address.ts';
import { NewRecordButton } from '../lists/new-record-button.tsx';
import { OpeningRow } from '../lists/opening-row.tsx';
import { RecordList } from '../lists/record-list.tsx';
import type { RecordRowProps } from '../lists/record-row.tsx';
import { buildBulkActions, describeDeletion } from './bulk-actions.ts';
import { ContentFilters } from './content-filters.tsx';
import { ContentContext, type ContentItem, type ContentView } from './content-view.ts';

/** Renders the screen of a kind of content from its view. */
export function ContentScreen<Item extends ContentItem>({ view }: { view: ContentView<Item> }) {
  const { admin, counters, columns, form } = view;
  const { texts } = admin;
  const { state, change } = useListAddress(view.list.shape);
  const list = { ...view.list, columns, Row, bulk: buildBulkActions<Item>(admin), keysHint };
  return (
    <ContentContext value={admin}>
      <div className="mx-auto grid max-w-[110rem] gap-4">
        <div className="flex flex-wrap items-end justify-between gap-3">
          <div>
            <PageHeading title={texts.title} />
            <p className="text-ink-soft">{view.subtitle}</p>
          </div>
          <NewRecordButton className="max-sm:w-full">{form.texts.create.submit}</NewRecordButton>
        </div>
        <Counters
          kind={admin}
          counters={Object.entries(counters).map(([name, label]) => ({
            name,
            label,
            filter: admin.counters[name] ?? {},
          }))}
        />
        <Deletion<Item> kind={admin} describeItem={(item) => describeDeletion(admin, item)}>
          <RecordList
            view={list}
            state={state}
            onChange={change}
            filters={<ContentFilters filter={view.filter} state={state} onChange={change} />}
          />
        </Deletion>
      </div>
      <RecordDialog form={form} />
    </ContentContext>
  );
}

const keysHint = 'The arrow keys move between rows, Enter opens one, Space selects one.';

const Row = <Item extends ContentItem>(props: RecordRowProps<Item>) => (
  <OpeningRow {...props} opens="edit" />
);
