import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { openingAdmin } from '#contract/appointments/openings.ts';
import {
  type TrashedRecord,
  type TrashKind,
  type TrashPage,
  trashDays,
  trashPath,
} from '#contract/staff/trash.ts';
import { callApi, describeFailure } from '../api.ts';
import { focusHeading, Page } from '../layout/page.tsx';
import { formatStoredTimes, formatTimesIn } from '../lists/dates.tsx';
import { FilterSelect } from '../lists/filter-fields.tsx';
import { ListSkeleton, Pager } from '../lists/list-parts.tsx';
import { trashKey } from '../query-client.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { formatCount } from '../ui/format.ts';
import { showToast } from '../ui/toasts.ts';
import { TrashItem, trashColumns } from './trash-item.tsx';

/** Formats a record's title and detail if they are days (closures, prices) or opening hours. */
export function formatNames(record: TrashedRecord): TrashedRecord {
  const formatTitle = record.slug === openingAdmin.slug ? formatTimesIn : formatStoredTimes;
  return {
    ...record,
    title: formatTitle(record.title),
    detail: formatStoredTimes(record.detail),
  };
}

const buildAddress = ({ slug, _id }: TrashedRecord) => `${trashPath}/${slug}/${_id}`;

/** If a restored request lost its appointment, `data` has the next free times, and `message` names them. */
type MoveAnswer = { success: true; message?: string; data?: { next: string[] } };

/** Returns a mutation that moves a record out of the trash, and then reads all lists again. */
function useMove(send: (record: TrashedRecord) => Promise<MoveAnswer>, done: string) {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: send,
    networkMode: 'always',
    onSuccess: ({ message, data }, { title, slug, _id }) => {
      const open = () => navigate(`/${slug}?${new URLSearchParams({ open: _id })}`);
      // Staff have to act on an appointment that could not be restored.
      if (data) {
        const action = { label: 'Open the request', run: open };
        showToast({ tone: 'alert', text: `${title}: ${message}`, action });
      } else showToast({ tone: 'status', text: `${title} ${done}` });
      // The focused row no longer exists.
      focusHeading();
    },
    onError: (error) => showToast({ tone: 'alert', text: describeFailure(error) }),
    onSettled: () => client.invalidateQueries(),
  });
}

/** Returns the functions that restore a record and delete it for good. */
export function useTrashActions() {
  const restoring = useMove(
    (record) => callApi<MoveAnswer>(`${buildAddress(record)}/restore`, { method: 'POST' }),
    'is restored.',
  );
  const purging = useMove(
    (record) => callApi<MoveAnswer>(buildAddress(record), { method: 'DELETE' }),
    'is deleted for good.',
  );
  return {
    restore: (record: TrashedRecord) => restoring.mutate(record),
    purge: (record: TrashedRecord) => purging.mutate(record),
    isWorking: restoring.isPending || purging.isPending,
  };
}

/** The records that were deleted in the last 30 days, to restore them or to delete them for good. */
export function Component() {
  const [params, setParams] = useSearchParams();
  const query = params.toString();
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery({
    queryKey: [...trashKey, query],
    queryFn: async ({ signal }) => {
      const page = await callApi<TrashPage>(`${trashPath}?${query}`, { signal });
      return { ...page, data: page.data.map(formatNames) };
    },
    placeholderData: keepPreviousData,
  });
  function open(changes: Record<string, string>) {
    const next = new URLSearchParams({ ...Object.fromEntries(params), ...changes });
    for (const [name, value] of [...next]) if (value === '') next.delete(name);
    setParams(next);
    focusHeading();
  }
  return (
    <Page title="Trash" subtitle={`Deleted records, for ${trashDays} days`}>
      <div className="grid gap-3">
        {error && !data && <ErrorPanel message={describeFailure(error)} onRetry={refetch} />}
        {isPending && <ListSkeleton label="Loading..." />}
        {data && (
          <>
            <div className="flex flex-wrap items-center justify-between gap-3">
              <search className="max-sm:w-full">
                <KindFilter
                  kinds={data.kinds}
                  chosen={params.get('slug') ?? ''}
                  onChoose={(slug) => open({ slug, page: '' })}
                />
              </search>
              <p role="status" className="text-ink-soft">
                {formatCount(data.pagination.totalItems, { one: 'record', many: 'records' })}
              </p>
            </div>
            <TrashList page={data} isBusy={isPlaceholderData} />
            <Pager {...data.pagination} onPage={(page) => open({ page: String(page) })} />
          </>
        )}
      </div>
    </Page>
  );
}

interface KindFilterProps {
  kinds: readonly TrashKind[];
  chosen: string;
  onChoose: (slug: string) => void;
}

/** Offers the kinds with records in the trash, with their number. */
function KindFilter({ kinds, chosen, onChoose }: KindFilterProps) {
  const choices = kinds
    .filter(({ slug, count }) => count > 0 || slug === chosen)
    .map(({ slug, label, count }) => ({ value: slug, label: `${label} (${count})` }));
  return (
    <FilterSelect
      label="Kind"
      allLabel="All kinds"
      choices={choices}
      chosen={chosen}
      onChoose={onChoose}
      className="w-full sm:w-52"
    />
  );
}

function TrashList({ page, isBusy }: { page: TrashPage; isBusy: boolean }) {
  const [doomed, setDoomed] = useState<TrashedRecord | null>(null);
  const { restore, purge, isWorking } = useTrashActions();
  if (page.data.length === 0) {
    return (
      <div className="grid justify-items-center gap-1 rounded-panel border border-line bg-panel px-4 py-12 text-center text-ink-soft">
        <Trash2 aria-hidden size={20} />
        <p className="mt-2 font-medium text-ink">The trash is empty.</p>
        <p>Deleted records stay here for {trashDays} days.</p>
      </div>
    );
  }
  const labels = new Map(page.kinds.map(({ slug, label }) => [slug, label]));
  return (
    <>
      <div className="rounded-panel border border-line bg-panel">
        <div
          aria-hidden
          className={`${trashColumns} h-9 border-b border-line text-xs text-ink-soft max-md:hidden`}
        >
          <span>Record</span>
          <span>Deleted</span>
          <span>Kept until</span>
          <span className="md:w-56" />
        </div>
        <ol aria-busy={isBusy}>
          {page.data.map((record) => (
            <TrashItem
              key={record._id}
              record={record}
              label={labels.get(record.slug) ?? record.slug}
              isWorking={isWorking}
              onRestore={() => restore(record)}
              onPurge={() => setDoomed(record)}
            />
          ))}
        </ol>
      </div>
      {doomed && (
        <ConfirmDialog
          question={`Delete ${doomed.title} for good?`}
          detail="The record, its files and its timeline are gone then. Nobody can restore them."
          confirm="Delete for good"
          cancel="Cancel"
          onConfirm={() => {
            purge(doomed);
            setDoomed(null);
            setTimeout(focusHeading);
          }}
          onCancel={() => setDoomed(null)}
        />
      )}
    </>
  );
}
