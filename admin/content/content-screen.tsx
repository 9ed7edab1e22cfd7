import { RecordDialog } from '../forms/record-dialog.tsx';
import { Page } from '../layout/page.tsx';
import { Counters } from '../lists/counters.tsx';
import { Deletion } from '../lists/deletion.tsx';
import { useListAddress } from '../lists/list-address.ts';
import { NewRecordButton } from '../lists/record-link.tsx';
import { RecordList } from '../lists/record-list.tsx';
import { PicturedEditingRow } from '../lists/record-row.tsx';
import { buildBulkActions, describeDeletion } from './bulk-actions.ts';
import { ContentFilters } from './content-filters.tsx';
import { ContentContext, type ContentItem, type ContentView } from './content-view.ts';

/** Renders the screen of a kind of content from its view. */
export function ContentScreen<Item extends ContentItem>({ view }: { view: ContentView<Item> }) {
  const { admin, counters, columns, form } = view;
  const { texts } = admin;
  const { state, change } = useListAddress(view.list.shape);
  const list = {
    ...view.list,
    columns,
    Row: PicturedEditingRow,
    bulk: buildBulkActions<Item>(admin),
    keysHint,
  };
  return (
    <ContentContext value={admin}>
      <Page
        title={texts.title}
        subtitle={view.subtitle}
        actions={<NewRecordButton>{form.texts.create.title}</NewRecordButton>}
      >
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
            filters={<ContentFilters filters={view.filters} state={state} onChange={change} />}
          />
        </Deletion>
      </Page>
      <RecordDialog form={form} />
    </ContentContext>
  );
}

const keysHint = 'The arrow keys move between rows, Enter opens one, Space selects one.';
