import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { LeadRecordBase } from '#contract/leads/lead.ts';
import type { Assignee } from '#contract/leads/lead-work.ts';
import { isAnsweredByDealers } from '#contract/staff/staff.ts';
import { Page } from '../layout/page.tsx';
import { Deletion } from '../lists/deletion.tsx';
import { useDialogId, useListAddress } from '../lists/list-address.ts';
import { RecordList } from '../lists/record-list.tsx';
import { OpeningRow } from '../lists/record-row.tsx';
import type { BulkChange, RecordRowProps, RecordView } from '../lists/record-view.ts';
import { useUser } from '../session/session.ts';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { formatStatus, splitDealerLabel } from '../ui/format.ts';
import { listStatusChoices } from '../ui/lead-statuses.ts';
import { type AskTimes, TimesContext, useConfirmTimes } from './confirm-times.tsx';
import { DetailDialog, useWithDetails } from './details/detail-dialog.tsx';
import { LeadFilters } from './lead-filters.tsx';
import { buildLeadList } from './lead-list.ts';
import { changeLead, useAssignees, useDealerLabels } from './lead-queries.ts';
import { describeDeletion, LeadContext, type LeadView, useLeadContext } from './lead-view.ts';
import { canTake, NewRequestButton } from './staff-entry/new-request-button.tsx';
import { StatusTabs } from './status-tabs.tsx';

/** Shows the form of a new request or of a correction, if the address names one. Its code comes after the list's. */
export function EntryForm<Lead extends LeadRecordBase>({ view }: { view: LeadView<Lead> }) {
  const id = useDialogId('edit');
  const { data, error, refetch } = useQuery({
    queryKey: ['request entry form'],
    queryFn: () => import('./staff-entry/correction.tsx'),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!id) return null;
  if (error) return <ErrorPanel message="The form could not be loaded." onRetry={refetch} />;
  return data && <data.EntryDialog view={view} id={id} />;
}

/** Renders the screen of a request type from its view (docs/spec/back-office.md#request-screens). */
export function LeadScreen<Lead extends LeadRecordBase>({ view }: { view: LeadView<Lead> }) {
  const { facts, formatName } = view;
  const assignees = useAssignees(facts);
  const withDetails = useWithDetails();
  const { dealerId: ownDealer } = useUser();
  const labels = useDealerLabels();
  const dealers = ownDealer === null && isAnsweredByDealers(facts.slug) ? labels : null;
  const times = useConfirmTimes(view);
  const list = useMemo(
    () => buildView(view, { assignees, dealers, ask: times.ask }),
    [view, assignees, dealers, times.ask],
  );
  const { state, change } = useListAddress(list.shape);
  const screen = useLeadContext(view);
  return (
    <LeadContext value={screen}>
      <Page
        title={facts.texts.title}
        subtitle={facts.texts.subtitle}
        actions={canTake(facts) && <NewRequestButton isQuiet={withDetails} />}
        withDetails={withDetails}
      >
        <StatusTabs facts={facts} counters={view.counters} shape={list.shape} state={state} />
        <Deletion<Lead>
          kind={facts}
          describeItem={(lead) => describeDeletion(facts, lead, formatName(lead))}
        >
          <TimesContext value={times.ask}>
            <RecordList
              view={list}
              state={state}
              onChange={change}
              filters={<LeadFilters view={view} state={state} onChange={change} />}
            />
          </TimesContext>
        </Deletion>
      </Page>
      <DetailDialog view={view} list={{ state, pageSize: list.pageSize }} />
      <EntryForm view={view} />
      {times.question}
    </LeadContext>
  );
}

const Row = <Lead extends LeadRecordBase>(props: RecordRowProps<Lead>) => (
  <OpeningRow {...props} opens="open" />
);

/** The bulk change that gives requests to an account. It offers the accounts that may see all of them. */
function buildOwnerChange<Lead extends LeadRecordBase>(
  view: LeadView<Lead>,
  assignees: readonly Assignee[],
): BulkChange<Lead> {
  return {
    label: 'Assign to',
    choices: (leads) => [
      ...assignees
        .filter(
          ({ dealerId }) => dealerId === null || leads.every((one) => one.dealerId === dealerId),
        )
        .map(({ username }) => ({ value: username, label: username })),
      { value: '', label: 'Nobody' },
    ],
    readValue: ({ assignedTo }) => assignedTo ?? '',
    toFields: (username) => ({ assignedTo: username || null }) as Partial<Lead>,
    formatDone: (owner) => (owner === 'Nobody' ? 'without owner' : `with ${owner}`),
    save: (version, username) =>
      changeLead<Lead>(view.facts, version, { assignedTo: username || null }),
  };
}

const headOffice = 'Head office';
const nearNote = 'In the customer’s city';

/** The bulk change that gives requests to a dealer. It proposes the dealers in the customers' cities: they come first. */
function buildDealerChange<Lead extends LeadRecordBase>(
  view: LeadView<Lead>,
  dealers: ReadonlyMap<string, string>,
): BulkChange<Lead> {
  return {
    label: 'Give to dealer',
    choices: (leads) => {
      const cities = new Set(leads.map(readCity));
      const choices = [...dealers].map(([value, label]) => ({ value, label }));
      const isNear = ({ label }: { label: string }) =>
        cities.has(foldCity(splitDealerLabel(label).city));
      const near = choices.filter(isNear).map((choice) => ({ ...choice, note: nearNote }));
      const far = choices.filter((choice) => !isNear(choice));
      return [...near, ...far, { value: '', label: headOffice }];
    },
    readValue: ({ dealerId }) => dealerId ?? '',
    toFields: (dealerId) => ({ dealerId: dealerId || null }) as Partial<Lead>,
    formatDone: (dealer) => `with ${dealer}`,
    save: (version, dealerId) =>
      changeLead<Lead>(view.facts, version, { dealerId: dealerId || null }),
  };
}

const foldCity = (city: string): string => city.trim().toLowerCase();

const readCity = (lead: LeadRecordBase & { city?: string | null }): string =>
  foldCity(lead.city ?? '');

interface ViewParts {
  assignees: readonly Assignee[] | undefined;
  /** Null if the user gives requests to no dealer. */
  dealers: ReadonlyMap<string, string> | null;
  ask: AskTimes;
}

function buildView<Lead extends LeadRecordBase>(
  view: LeadView<Lead>,
  { assignees, dealers, ask }: ViewParts,
): RecordView<Lead> {
  return {
    ...buildLeadList(view.facts),
    columns: view.columns,
    card: 'compact',
    Row,
    bulk: {
      kind: view.facts,
      describeItem: (lead) => describeDeletion(view.facts, lead, view.formatName(lead)),
      changes: [
        {
          label: 'Set status',
          choices: listStatusChoices(view.facts).map((value) => ({
            value,
            label: formatStatus(value),
          })),
          readValue: ({ status }) => status,
          toFields: (status) => ({ status }) as Partial<Lead>,
          // The owner is named, so that requests without one stay so: Undo restores them as they were.
          save: (version, status, along) =>
            changeLead<Lead>(view.facts, version, {
              ...{ status, assignedTo: version.assignedTo },
              ...along,
            }),
          ask,
        },
        buildOwnerChange(view, assignees ?? []),
        ...(dealers ? [buildDealerChange(view, dealers)] : []),
      ],
    },
    keysHint: 'The arrow keys move between rows, Enter opens one, Space selects one.',
  };
}
