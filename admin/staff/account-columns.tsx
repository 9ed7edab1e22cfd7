import { createColumnHelper } from '@tanstack/react-table';
import { KeyRound } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { formatRole, permissions } from '#contract/staff.ts';
import type { StaffAccount } from '#contract/staff-accounts.ts';
import { openedHere, useDialogAddress } from '../lists/dialog-address.ts';
import type { listFeatures } from '../lists/list-features.ts';
import { buildRecordColumns } from '../lists/record-columns.tsx';
import { useRowTabIndex } from '../lists/row-focus.ts';
import { Badge } from '../ui/badge.tsx';
import { IconButton } from '../ui/icon-button.tsx';

const column = buildRecordColumns<StaffAccount>();
const helper = createColumnHelper<typeof listFeatures, StaffAccount>();

function NameLink({ account }: { account: StaffAccount }) {
  return (
    <Link
      to={useDialogAddress('edit', account._id)}
      state={openedHere}
      data-part="name"
      tabIndex={useRowTabIndex()}
      title={account.username}
      className="flex min-h-6 items-center rounded-control font-medium hover:underline max-table:text-base pointer-coarse:min-h-9"
    >
      <span className="min-w-0 wrap-anywhere table:line-clamp-2">{account.username}</span>
    </Link>
  );
}

const StateBadge = ({ isDisabled }: Pick<StaffAccount, 'isDisabled'>) =>
  isDisabled ? <Badge color="grey" text="Disabled" /> : <Badge color="green" text="Enabled" />;

function SignInButton({ account }: { account: StaffAccount }) {
  const address = useDialogAddress('open', account._id);
  const navigate = useNavigate();
  return (
    <div className="flex table:-mx-1.5">
      <IconButton
        label={`Password and sessions of ${account.username}`}
        icon={KeyRound}
        data-part="sign-in"
        tabIndex={useRowTabIndex()}
        onClick={() => navigate(address, { state: openedHere })}
      />
    </div>
  );
}

function formatSecondFactor({ hasSecondFactor, mustUseSecondFactor }: StaffAccount): string {
  if (hasSecondFactor) return 'On';
  return mustUseSecondFactor ? 'To be set up' : 'Off';
}

/** Formats the number of an account's permissions; the form lists them. */
function formatPermissionCount({ permissions: held }: StaffAccount): string {
  if (held.length === permissions.length) return 'All';
  return held.length === 0 ? 'None' : `${held.length} of ${permissions.length}`;
}

/** The columns of Staff Accounts. Ids of sortable columns are sort keys of the API. */
export const accountColumns = column.list([
  helper.accessor(({ username }) => username, {
    id: 'username',
    header: 'Username',
    sortDescFirst: false,
    meta: { className: '' },
    cell: ({ row }) => <NameLink account={row.original} />,
  }),
  column.text('role', 'Role', 'table:w-[16%]', ({ role }) => formatRole(role), 'labeled'),
  column.text('permissions', 'Permissions', 'table:w-[13%]', formatPermissionCount, 'labeled'),
  column.text('secondFactor', 'Second factor', 'table:w-[14%]', formatSecondFactor, 'labeled'),
  helper.display({
    id: 'isDisabled',
    header: 'Status',
    meta: { className: 'table:w-28', card: 'status' },
    cell: ({ row }) => <StateBadge {...row.original} />,
  }),
  column.created('Date', 'labeled'),
  helper.display({
    id: 'actions',
    header: 'Actions',
    meta: { className: 'table:w-20' },
    cell: ({ row }) => <SignInButton account={row.original} />,
  }),
]);
