import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { type StaffAccount, staffAccountsAdmin } from '#contract/staff-accounts.ts';
import { RecordDialog } from '../forms/record-dialog.tsx';
import { PageHeading } from '../layout/page-heading.tsx';
import { openedHere, useDialogAddress } from '../lists/dialog-address.ts';
import { useListAddress } from '../lists/list-address.ts';
import { FilterSelect, ListFilters } from '../lists/list-filters.tsx';
import { RecordList } from '../lists/record-list.tsx';
import { RecordRow } from '../lists/record-row.tsx';
import type { RecordView } from '../lists/record-view.ts';
import { Button } from '../ui/button.tsx';
import { accountColumns } from './account-columns.tsx';
import { accountForm } from './account-form.tsx';
import { accountList } from './account-list.ts';
import type { MadePassword } from './made-password.ts';
import { MadePasswordDialog } from './made-password-dialog.tsx';
import { SignInDialog } from './sign-in-dialog.tsx';

const { texts } = staffAccountsAdmin;

const states = [
  { value: 'enabled', label: 'Enabled' },
  { value: 'disabled', label: 'Disabled' },
];

const view: RecordView<StaffAccount> = {
  ...accountList,
  columns: accountColumns,
  Row: RecordRow,
  keysHint: 'The arrow keys move between rows, Enter opens one.',
};

/** Staff Accounts: who may sign in, and what they may do. */
export function Component() {
  const { state, change } = useListAddress(view.shape);
  const navigate = useNavigate();
  const newAccount = useDialogAddress('edit', 'new');
  const [made, setMade] = useState<MadePassword | null>(null);
  const form = useMemo(() => accountForm(setMade), []);
  return (
    <>
      <div className="mx-auto grid max-w-[110rem] gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <div>
            <PageHeading title={texts.title} />
            <p className="text-ink-soft">{texts.subtitle}</p>
          </div>
          <Button tone="primary" onClick={() => navigate(newAccount, { state: openedHere })}>
            <Plus aria-hidden size={14} />
            Add Account
          </Button>
        </div>
        <ListFilters state={state} onChange={change}>
          <FilterSelect
            label="Status"
            every="All statuses"
            choices={states}
            chosen={state.status}
            onChoose={(status) => change({ status })}
          />
        </ListFilters>
        <RecordList view={view} state={state} onChange={change} />
      </div>
      <RecordDialog form={form} />
      <SignInDialog onMade={setMade} />
      {made && <MadePasswordDialog made={made} onClose={() => setMade(null)} />}
    </>
  );
}
