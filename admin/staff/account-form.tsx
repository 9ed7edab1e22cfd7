import {
  newAccountInput,
  newPassword,
  type Permission,
  permissionList,
  permissions,
} from '#contract/staff.ts';
import {
  type AccountWithPassword,
  type StaffAccount,
  staffAccountsAdmin,
} from '#contract/staff-accounts.ts';
import { z } from '#contract/zod.ts';
import type { RecordForm } from '../forms/record-dialog.tsx';
import { sendRecord } from '../forms/send-record.ts';
import { AccountFields } from './account-fields.tsx';
import { type MadePassword, tellPassword } from './made-password.ts';
import { permissionLabel } from './permission-label.ts';

const schema = z.object({
  ...newAccountInput.shape,
  permissions: permissionList,
  isDisabled: z.boolean(),
  mustUseSecondFactor: z.boolean(),
  /** Of a new account only; left empty, a password is made. */
  password: z.pipe(
    z.transform((typed) => (typed === '' ? undefined : typed)),
    z.optional(newPassword),
  ),
});

const labels = {
  role: 'Role',
  permissions: 'Permissions',
  isDisabled: 'Disabled',
  mustUseSecondFactor: 'Must use a second factor',
};

/** Lists in one order, so that the same permissions are never a change. */
const typedOf = (account: StaffAccount | null) => ({
  username: account?.username ?? '',
  role: account?.role ?? '',
  permissions: permissions.filter((permission) => account?.permissions.includes(permission)),
  isDisabled: account?.isDisabled ?? false,
  mustUseSecondFactor: account?.mustUseSecondFactor ?? false,
  password: '',
});

function textOf(name: string, value: unknown): string {
  if (name === 'permissions') return (value as Permission[]).map(permissionLabel).join(', ');
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return String(value);
}

/** The form of a staff account; `onMade` is told of the password that a new one gets. */
export const accountForm = (onMade: (made: MadePassword) => void): RecordForm<StaffAccount> => ({
  kind: staffAccountsAdmin,
  texts: {
    create: { title: 'Add Account', submit: 'Add Account' },
    edit: { title: 'Edit Account', submit: 'Save' },
  },
  labels,
  textOf,
  schema,
  typedOf,
  nameOf: ({ username }) => username,
  failed: 'The account is not saved.',
  Fields: AccountFields,
  send: async (version, values) => {
    const { username, password, isDisabled, ...rights } = values;
    const body = version ? { ...rights, isDisabled } : { ...rights, username, password };
    const saved = await sendRecord<AccountWithPassword>(staffAccountsAdmin, version, body);
    return tellPassword(saved, onMade);
  },
});
