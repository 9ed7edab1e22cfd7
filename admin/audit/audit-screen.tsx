import { useMemo } from 'react';
import { type AuditLine, audit } from '#contract/staff/audit.ts';
import { Page } from '../layout/page.tsx';
import { buildApiQuery, useListAddress } from '../lists/list-address.ts';
import { useRecordPage } from '../lists/record-cache.ts';
import { RecordList } from '../lists/record-list.tsx';
import { RecordRow } from '../lists/record-row.tsx';
import type { RecordRowProps, RecordView } from '../lists/record-view.ts';
import { auditColumns, listRecordNames, RecordNamesContext } from './audit-columns.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { auditList } from './audit-list.ts';

/** Changes can span many lines: the other cells align with the first line. */
const AuditRow = (props: RecordRowProps<AuditLine>) => (
  <RecordRow
    {...props}
    className="table:[&>:is(td,th)]:py-2 table:[&>td]:pt-2.5 table:[&>:is(td,th)]:align-top"
  />
);

const view: RecordView<AuditLine> = {
  ...auditList,
  columns: auditColumns,
  Row: AuditRow,
  keysHint: 'The arrow keys move between rows.',
};

/** The screen Audit (docs/spec/back-office.md#audit). */
export function Component() {
  const { state, change } = useListAddress(view.shape);
  // The list runs the same query, so the page is loaded once.
  const { data } = useRecordPage<AuditLine>(view.kind, buildApiQuery(state, view.pageSize));
  const names = useMemo(() => listRecordNames(data?.data ?? []), [data]);
  return (
    <Page title={audit.texts.title} subtitle={audit.texts.subtitle}>
      <RecordNamesContext value={names}>
        <RecordList
          view={view}
          state={state}
          onChange={change}
          filters={<AuditFilters state={state} onChange={change} />}
        />
      </RecordNamesContext>
    </Page>
  );
}
