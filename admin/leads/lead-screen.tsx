import { useMemo } from 'react';
import { type LeadRecordBase, referenceOf } from '#contract/lead.ts';
import { PageHeading } from '../layout/page-heading.tsx';
import { Counters } from '../lists/counters.tsx';
import { Deletion } from '../lists/deletion.tsx';
import { useListAddress } from '../lists/list-address.ts';
import { OpeningRow } from '../lists/opening-row.tsx';
import { RecordList } from '../lists/record-list.tsx';
import type { RecordRowProps } from '../lists/record-row.tsx';
import type { RecordView } from '../lists/record-view.ts';
import { statusLabel } from '../ui/status-label.ts';
import { changeLead } from './change-lead.ts';
import { DetailDialog } from './details/detail-dialog.tsx';
import { LeadFilters } from './lead-filters.tsx';
import { leadList } from './lead-list.ts';
import { LeadContext, type LeadScreenContext, type LeadView } from './lead-view.ts';
import { statusChoices } from './statuses.ts';

/** The screen of any type of visitor request, as its view describes it. */
export function LeadScreen<Lead extends LeadRecordBase>({ view }: { view: LeadView<Lead> }) {
  const { facts, nameOf } = view;
  const list = useMemo(() => viewOf(view), [view]);
  const { state, change } = useListAddress(list.shape);
  const screen = useMemo<LeadScreenContext>(
    // The parts of a screen are handed its own records only.
    () => ({ facts, nameOf: nameOf as LeadScreenContext['nameOf'] }),
    [facts, nameOf],
  );
  return (
    <LeadContext value={screen}>
      <div className="mx-auto grid max-w-[110rem] gap-4">
        <div>
          <PageHeading title={facts.texts.title} />
          <p className="text-ink-soft">{facts.texts.subtitle}</p>
        </div>
        <Counters kind={facts} counters={countersOf(view)} />
        <LeadFilters view={view} state={state} onChange={change} />
        <Deletion<Lead> kind={facts} wordsOf={(lead) => wordsOfDeletion(lead, nameOf(lead))}>
          <RecordList view={list} state={state} onChange={change} />
        </Deletion>
      </div>
      <DetailDialog view={view} />
    </LeadContext>
  );
}

const Row = <Lead extends LeadRecordBase>(props: RecordRowProps<Lead>) => (
  <OpeningRow {...props} opens="open" />
);

function viewOf<Lead extends LeadRecordBase>(view: LeadView<Lead>): RecordView<Lead> {
  return {
    ...leadList(view.facts),
    columns: view.columns,
    Row,
    bulk: {
      kind: view.facts,
      wordsOf: (lead) => wordsOfDeletion(lead, view.nameOf(lead)),
      change: {
        label: 'Set status',
        choices: statusChoices(view.facts).map((value) => ({ value, label: statusLabel(value) })),
        valueOf: ({ status }) => status,
        shownAs: (status) => ({ status }) as Partial<Lead>,
        save: (version, status) => changeLead<Lead>(view.facts, version, { status }),
      },
    },
    keysHint: 'The arrow keys move between rows, Enter opens one, Space selects one.',
  };
}

function countersOf<Lead extends LeadRecordBase>({ facts, counters }: LeadView<Lead>) {
  return Object.entries(counters).map(([name, label]) => {
    const status = facts.counters[name];
    return { name, label, filter: status && status !== 'all' ? { status } : {} };
  });
}

function wordsOfDeletion(lead: LeadRecordBase, name: string) {
  return {
    name,
    detail: `${name}, reference ${referenceOf(lead._id)}`,
    failed: `${name} could not be deleted.`,
  };
}
