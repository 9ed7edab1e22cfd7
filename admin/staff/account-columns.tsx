import { createColumnHelper } from '@tanstack/react-table';
import { KeyRound } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { formatRole, permissions } from '#contract/staff/staff.ts';
import type { StaffAccount } from '#contract/staff/staff-accounts.ts';
import { formatInList, Moment } from '../lists/dates.tsx';
import { openedHere, useDialogAddress } from '../lists/list-address.ts';
import { buildRecordColumns } from '../lists/record-columns.tsx';
import type { listFeatures } from '../lists/record-view.ts';
import { useRowTabIndex } from '../lists/row-keys.ts';
import { State } from '../ui/badge.tsx';
import { IconButton } from '../ui/button.tsx';
import { formatPermission } from './account-fields.tsx';

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
      className="flex min-h-6 items-center rounded-control font-semibold hover:underline max-table:items-end max-table:text-base max-table:leading-6 pointer-coarse:min-h-9"
    >
      <span className="min-w-0 wrap-anywhere table:line-clamp-2">{account.username}</span>
    </Link>
  );
}

const AccountState = ({ isDisabled }: Pick<StaffAccount, 'isDisabled'>) =>
  isDisabled ? <State color="grey" text="Disabled" /> : <State color="green" text="Enabled" />;

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

/** Whether the account has a second factor: a missing one is highlighted only if it is required. */
function SecondFactor({ hasSecondFactor, mustUseSecondFactor }: StaffAccount) {
  if (hasSecondFactor) return 'On';
  if (mustUseSecondFactor) return <span className="font-medium text-amber">To be set up</span>;
  return <span className="text-ink-soft">Off</span>;
}

/** The number of an account's permissions, and the first one; hovering shows all, as does the form. */
function Permissions({ permissions: held }: StaffAccount) {
  if (held.length === 0) return <span className="text-ink-soft">None</span>;
  const [first, ...others] = held.map(formatPermission);
  const isAll = held.length === permissions.length;
  return (
    <span title={held.map(formatPermission).join(', ')} className="block table:leading-row">
      {isAll ? 'All' : `${held.length} of ${permissions.length}`}
      <span className="block text-xs leading-row text-ink-soft max-table:hidden">
        {isAll && 'Every screen and act'}
        {!isAll &&
          [first, others.length > 0 && `and ${others.length} more`].filter(Boolean).join(' ')}
      </span>
    </span>
  );
}

/** When the account was last active, according to its open sessions. */
function LastSeen({ at }: { at: string | null | undefined }) {
  if (!at) return <span className="text-ink-soft">Not signed in</span>;
  return <Moment iso={at} format={formatInList} />;
}

/** The columns of Staff Accounts. Ids of sortable columns are sort keys of the API. */
export const accountColumns = column.list([
  helper.accessor(({ username }) => username, {
    id: 'username',
    header: 'Username',
    sortDescFirst: false,
    meta: { slot: 'title', width: '18%' },
    cell: ({ row }) => <NameLink account={row.original} />,
  }),
  column.text('role', 'Role', ({ role }) => formatRole(role), { slot: 'main', width: '7.5rem' }),
  helper.display({
    id: 'permissions',
    header: 'Permissions',
    meta: { slot: 'labeled' },
    cell: ({ row }) => <Permissions {...row.original} />,
  }),
  helper.display({
    id: 'secondFactor',
    header: 'Second factor',
    meta: { slot: 'labeled', width: '8.5rem' },
    cell: ({ row }) => <SecondFactor {...row.original} />,
  }),
  helper.display({
    id: 'lastSeen',
    header: 'Last seen',
    meta: { slot: 'labeled', width: '9rem' },
    cell: ({ row }) => <LastSeen at={row.original.lastSeenAt} />,
  }),
  helper.display({
    id: 'isDisabled',
    header: 'Status',
    meta: { slot: 'status', width: '7rem' },
    cell: ({ row }) => <AccountState {...row.original} />,
  }),
  column.created('Created', 'tableOnly'),
  helper.display({
    id: 'actions',
    header: 'Actions',
    meta: { slot: 'actions', width: '5rem' },
    cell: ({ row }) => <SignInButton account={row.original} />,
  }),
]);
