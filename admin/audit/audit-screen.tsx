import { type AuditLine, audit } from '#contract/audit.ts';
import { Page } from '../layout/page.tsx';
import { useListAddress } from '../lists/list-address.ts';
import { RecordList } from '../lists/record-list.tsx';
import { RecordRow, type RecordRowProps } from '../lists/record-row.tsx';
import type { RecordView } from '../lists/record-view.ts';
import { auditColumns } from './audit-columns.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { auditList } from './audit-list.ts';

/** Changes can take many lines: the other cells align with the first of them. */
const AuditRow = (props: RecordRowProps<AuditLine>) => (
  <RecordRow
    {...props}
    card="compact"
    className="table:[&>:is(td,th)]:py-2 table:[&>:is(td,th)]:align-top"
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
  return (
    <Page title={audit.texts.title} subtitle={audit.texts.subtitle}>
      <RecordList
        view={view}
        state={state}
        onChange={change}
        filters={<AuditFilters state={state} onChange={change} />}
      />
    </Page>
  );
}
