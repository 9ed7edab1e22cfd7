import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { type StaffAccount, staffAccountsAdmin } from '#contract/staff/staff-accounts.ts';
import { RecordDialog } from '../forms/record-dialog.tsx';
import { Page } from '../layout/page.tsx';
import { openedHere, useDialogAddress, useListAddress } from '../lists/list-address.ts';
import { ListFilters } from '../lists/list-filters.tsx';
import { RecordList } from '../lists/record-list.tsx';
import { RecordRow } from '../lists/record-row.tsx';
import type { RecordView } from '../lists/record-view.ts';
import { Button } from '../ui/button.tsx';
import { accountColumns } from './account-columns.tsx';
import { buildAccountForm } from './account-form.tsx';
import { accountList } from './account-list.ts';
import { type GeneratedPassword, GeneratedPasswordDialog } from './generated-password.tsx';
import { SignInDialog } from './sign-in-dialog.tsx';

const { texts } = staffAccountsAdmin;

const states = [
  { value: 'enabled', label: 'Enabled' },
  { value: 'disabled', label: 'Disabled' },
];

const view: RecordView<StaffAccount> = {
  ...accountList,
  columns: accountColumns,
  card: 'columns',
  Row: RecordRow,
  keysHint: 'The arrow keys move between rows, Enter opens one.',
};

/** The screen Staff Accounts (docs/spec/back-office.md#staff-accounts). */
export function Component() {
  const { state, change } = useListAddress(view.shape);
  const navigate = useNavigate();
  const newAccount = useDialogAddress('edit', 'new');
  const [generated, setGenerated] = useState<GeneratedPassword | null>(null);
  const form = useMemo(() => buildAccountForm(setGenerated), []);
  return (
    <>
      <Page
        title={texts.title}
        subtitle={texts.subtitle}
        actions={
          <Button tone="primary" onClick={() => navigate(newAccount, { state: openedHere })}>
            <Plus aria-hidden size={14} />
            Add Account
          </Button>
        }
      >
        <RecordList
          view={view}
          state={state}
          onChange={change}
          filters={
            <ListFilters
              state={state}
              onChange={change}
              filters={[
                {
                  label: 'Status',
                  allLabel: 'All statuses',
                  choices: states,
                  chosen: state.status,
                  onChoose: (status) => change({ status }),
                },
              ]}
            />
          }
        />
      </Page>
      <RecordDialog form={form} />
      <SignInDialog onPassword={setGenerated} />
      {generated && (
        <GeneratedPasswordDialog generated={generated} onClose={() => setGenerated(null)} />
      )}
    </>
  );
}
