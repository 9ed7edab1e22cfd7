import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { formatReference, type LeadRecordBase } from '#contract/lead.ts';
import type { Assignee } from '#contract/lead-work.ts';
import { PageHeading } from '../layout/page-heading.tsx';
import type { BulkChange } from '../lists/bulk-actions.ts';
import { Deletion } from '../lists/deletion.tsx';
import { useDialogId } from '../lists/dialog-address.ts';
import { useListAddress } from '../lists/list-address.ts';
import { OpeningRow } from '../lists/opening-row.tsx';
import { RecordList } from '../lists/record-list.tsx';
import type { RecordRowProps } from '../lists/record-row.tsx';
import type { RecordView } from '../lists/record-view.ts';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { formatStatus } from '../ui/format-status.ts';
import { changeLead } from './change-lead.ts';
import { canTake, NewRequestButton } from './desk/new-request-button.tsx';
import { DetailDialog } from './details/detail-dialog.tsx';
import { LeadFilters } from './lead-filters.tsx';
import { buildLeadList } from './lead-list.ts';
import { LeadContext, type LeadScreenContext, type LeadView } from './lead-view.ts';
import { StatusTabs } from './status-tabs.tsx';
import { listStatusChoices } from './statuses.ts';
import { useAssignees } from './work-queries.ts';

/** Shows the form of a new request or of a correction. Its code comes after the list's. */
function DeskForm<Lead extends LeadRecordBase>({ view }: { view: LeadView<Lead> }) {
  const id = useDialogId('edit');
  const { data, error, refetch } = useQuery({
    queryKey: ['desk form'],
    queryFn: () => import('./desk/desk-dialog.tsx'),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!id) return null;
  if (error) return <ErrorPanel message="The form could not be loaded." onRetry={refetch} />;
  return data && <data.DeskDialog view={view} id={id} />;
}

/** Renders the screen of a request type from its view (docs/spec/back-office.md#request-screens). */
export function LeadScreen<Lead extends LeadRecordBase>({ view }: { view: LeadView<Lead> }) {
  const { facts, formatName, choices } = view;
  const assignees = useAssignees(facts);
  const list = useMemo(() => buildView(view, assignees), [view, assignees]);
  const { state, change } = useListAddress(list.shape);
  const screen = useMemo<LeadScreenContext>(
    // Components of the screen only pass requests of this type.
    () => ({
      facts,
      formatName: formatName as LeadScreenContext['formatName'],
      ...(choices && { choices }),
    }),
    [facts, formatName, choices],
  );
  return (
    <LeadContext value={screen}>
      <div className="mx-auto grid max-w-[110rem] gap-2">
        <div className="flex items-start justify-between gap-3">
          <div className="flex flex-wrap items-baseline gap-x-3">
            <PageHeading title={facts.texts.title} />
            <p className="text-ink-soft">{facts.texts.subtitle}</p>
          </div>
          {canTake(facts) && <NewRequestButton />}
        </div>
        <StatusTabs facts={facts} counters={view.counters} shape={list.shape} state={state} />
        <Deletion<Lead>
          kind={facts}
          describeItem={(lead) => describeDeletion(lead, formatName(lead))}
        >
          <RecordList
            view={list}
            state={state}
            onChange={change}
            filters={<LeadFilters view={view} state={state} onChange={change} />}
          />
        </Deletion>
      </div>
      <DetailDialog view={view} list={{ state, pageSize: list.pageSize }} />
      <DeskForm view={view} />
    </LeadContext>
  );
}

const Row = <Lead extends LeadRecordBase>(props: RecordRowProps<Lead>) => (
  <OpeningRow {...props} opens="open" />
);

/** The bulk change that gives requests to an account. */
function buildOwnerChange<Lead extends LeadRecordBase>(
  view: LeadView<Lead>,
  assignees: readonly Assignee[],
): BulkChange<Lead> {
  return {
    label: 'Assign to',
    choices: [
      ...assignees.map(({ username }) => ({ value: username, label: username })),
      { value: '', label: 'Nobody' },
    ],
    readValue: ({ assignedTo }) => assignedTo ?? '',
    toFields: (username) => ({ assignedTo: username || null }) as Partial<Lead>,
    formatDone: (owner) => (owner === 'Nobody' ? 'without owner' : `with ${owner}`),
    save: (version, username) =>
      changeLead<Lead>(view.facts, version, { assignedTo: username || null }),
  };
}

function buildView<Lead extends LeadRecordBase>(
  view: LeadView<Lead>,
  assignees: readonly Assignee[] = [],
): RecordView<Lead> {
  return {
    ...buildLeadList(view.facts),
    columns: view.columns,
    Row,
    bulk: {
      kind: view.facts,
      describeItem: (lead) => describeDeletion(lead, view.formatName(lead)),
      changes: [
        {
          label: 'Set status',
          choices: listStatusChoices(view.facts).map((value) => ({
            value,
            label: formatStatus(value),
          })),
          readValue: ({ status }) => status,
          toFields: (status) => ({ status }) as Partial<Lead>,
          save: (version, status) => changeLead<Lead>(view.facts, version, { status }),
        },
        buildOwnerChange(view, assignees),
      ],
    },
    keysHint: 'The arrow keys move between rows, Enter opens one, Space selects one.',
  };
}

function describeDeletion(lead: LeadRecordBase, name: string) {
  return {
    name,
    detail: `${name}, reference ${formatReference(lead._id)}`,
    failed: `${name} could not be deleted.`,
  };
}
