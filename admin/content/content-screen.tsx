import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { contentStatuses } from '#contract/content/content-admin.ts';
import { RecordDialog } from '../forms/record-dialog.tsx';
import { PageHeading } from '../layout/page-heading.tsx';
import { Counters } from '../lists/counters.tsx';
import { DeleteDialog } from '../lists/delete-dialog.tsx';
import { openedHere, useDialogAddress } from '../lists/dialog-address.ts';
import { useListAddress } from '../lists/list-address.ts';
import { OpeningRow } from '../lists/opening-row.tsx';
import { RecordList } from '../lists/record-list.tsx';
import type { RecordRowProps } from '../lists/record-row.tsx';
import { Button } from '../ui/button.tsx';
import { bulkOf, wordsOfDeletion } from './bulk-of.ts';
import { ContentFilters } from './content-filters.tsx';
import { ContentContext, type ContentItem, type ContentView } from './content-view.ts';

/** The screen of any kind of content, as its view describes it. */
export function ContentScreen<Item extends ContentItem>({ view }: { view: ContentView<Item> }) {
  const { admin, counters, columns, pageSize, form } = view;
  const { sorts, filters, texts } = admin;
  const [usualSort = ''] = sorts;
  const { state, change } = useListAddress({
    statuses: contentStatuses,
    filters,
    sortKeys: sorts,
    usualOrder: { sortBy: usualSort, sortOrder: 'desc' } as const,
  });
  const [toDelete, setToDelete] = useState<ContentItem | null>(null);
  const screen = useMemo(() => ({ admin, askToDelete: setToDelete }), [admin]);
  const list = {
    kind: admin,
    columns,
    sortKeys: sorts,
    pageSize,
    Row,
    bulk: bulkOf<Item>(admin),
    keysHint,
  };
  return (
    <ContentContext value={screen}>
      <div className="mx-auto grid max-w-[110rem] gap-4">
        <div className="flex flex-wrap items-end justify-between gap-3">
          <div>
            <PageHeading title={texts.title} />
            <p className="text-ink-soft">{view.subtitle}</p>
          </div>
          <CreateButton label={form.texts.create.submit} />
        </div>
        <Counters
          kind={admin}
          counters={Object.entries(counters).map(([name, label]) => ({
            name,
            label,
            filter: admin.counters[name] ?? {},
          }))}
        />
        <ContentFilters filter={view.filter} state={state} onChange={change} />
        <RecordList view={list} state={state} onChange={change} />
      </div>
      <RecordDialog form={form} />
      {toDelete && (
        <DeleteDialog
          kind={admin}
          record={toDelete}
          {...wordsOfDeletion(admin, toDelete)}
          onClose={() => setToDelete(null)}
        />
      )}
    </ContentContext>
  );
}

const keysHint = 'The arrow keys move between rows, Enter opens one, Space selects one.';

const Row = <Item extends ContentItem>(props: RecordRowProps<Item>) => (
  <OpeningRow {...props} opens="edit" />
);

function CreateButton({ label }: { label: string }) {
  const address = useDialogAddress('edit', 'new');
  const navigate = useNavigate();
  return (
    <Button
      tone="primary"
      className="max-sm:w-full"
      onClick={() => navigate(address, { state: openedHere })}
    >
      <Plus aria-hidden size={16} />
      {label}
    </Button>
  );
}
