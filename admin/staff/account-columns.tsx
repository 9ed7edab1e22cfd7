import { createColumnHelper } from '@tanstack/react-table';
import { KeyRound } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { labelOfRole, permissions } from '#contract/staff.ts';
import type { StaffAccount } from '#contract/staff-accounts.ts';
import { openedHere, useDialogAddress } from '../lists/dialog-address.ts';
import type { listFeatures } from '../lists/list-features.ts';
import { recordColumns } from '../lists/record-columns.tsx';
import { useRowTabIndex } from '../lists/row-focus.ts';
import { Badge } from '../ui/badge.tsx';
import { IconButton } from '../ui/icon-button.tsx';

const column = recordColumns<StaffAccount>();
const helper = createColumnHelper<typeof listFeatures, StaffAccount>();

function NameLink({ account }: { account: StaffAccount }) {
  return (
    <Link
      to={useDialogAddress('edit', account._id)}
      state={openedHere}
      data-part="name"
      tabIndex={useRowTabIndex()}
      title={account.username}
      className="flex min-h-6 items-center rounded-control font-medium hover:underline max-md:text-base pointer-coarse:min-h-9"
    >
      <span className="min-w-0 wrap-anywhere md:line-clamp-2">{account.username}</span>
    </Link>
  );
}

const StateBadge = ({ isDisabled }: Pick<StaffAccount, 'isDisabled'>) =>
  isDisabled ? <Badge colour="grey" text="Disabled" /> : <Badge colour="green" text="Enabled" />;

function SignInButton({ account }: { account: StaffAccount }) {
  const address = useDialogAddress('open', account._id);
  const navigate = useNavigate();
  return (
    <div className="flex md:-mx-1.5">
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

function secondFactorText({ hasSecondFactor, mustUseSecondFactor }: StaffAccount): string {
  if (hasSecondFactor) return 'On';
  return mustUseSecondFactor ? 'To be set up' : 'Off';
}

/** How much an account may do, in few words; which permissions they are, its form says. */
function permissionsText({ permissions: held }: StaffAccount): string {
  if (held.length === permissions.length) return 'All';
  return held.length === 0 ? 'None' : `${held.length} of ${permissions.length}`;
}

/** The columns of Staff Accounts; ids of those that sort are the API's sort keys. */
export const accountColumns = column.list([
  helper.accessor(({ username }) => username, {
    id: 'username',
    header: 'Username',
    sortDescFirst: false,
    meta: { className: '' },
    cell: ({ row }) => <NameLink account={row.original} />,
  }),
  column.text('role', 'Role', 'md:w-[16%]', ({ role }) => labelOfRole(role)),
  column.text('permissions', 'Permissions', 'md:w-[13%]', permissionsText),
  column.text('secondFactor', 'Second factor', 'md:w-[14%]', secondFactorText),
  helper.display({
    id: 'isDisabled',
    header: 'Status',
    meta: { className: 'md:w-28' },
    cell: ({ row }) => <StateBadge {...row.original} />,
  }),
  column.created(),
  helper.display({
    id: 'actions',
    header: 'Actions',
    meta: { className: 'md:w-20' },
    cell: ({ row }) => <SignInButton account={row.original} />,
  }),
]);
