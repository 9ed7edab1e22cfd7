import {
  isMissingDealer,
  newAccountInput,
  newPassword,
  type Permission,
  permissionList,
  permissions,
} from '#contract/staff/staff.ts';
import {
  type AccountWithPassword,
  accountMessages,
  type StaffAccount,
  staffAccountsAdmin,
} from '#contract/staff/staff-accounts.ts';
import { z } from '#contract/zod.ts';
import type { RecordForm } from '../forms/record-dialog.tsx';
import { sendRecord } from '../forms/send-record.ts';
import { AccountFields, formatPermission } from './account-fields.tsx';
import { extractPassword, type GeneratedPassword } from './generated-password.tsx';

const fields = z.object({
  ...newAccountInput.shape,
  permissions: permissionList,
  dealerId: z.pipe(
    z.transform((id) => id || null),
    z.nullable(z.guid()),
  ),
  isDisabled: z.boolean(),
  mustUseSecondFactor: z.boolean(),
  /** For a new account only. If it is empty, the server generates a password. */
  password: z.pipe(
    z.transform((text) => (text === '' ? undefined : text)),
    z.optional(newPassword),
  ),
});

const schema = fields.check(
  z.refine((account) => !isMissingDealer(account), {
    error: accountMessages.missingDealer,
    path: ['dealerId'],
  }),
);

const labels = {
  role: 'Role',
  permissions: 'Permissions',
  dealerId: 'Dealer',
  isDisabled: 'Disabled',
  mustUseSecondFactor: 'Must use a second factor',
};

/** Permissions are in a fixed order, so that equal lists never count as a change. */
const fillForm = (account: StaffAccount | null) => ({
  username: account?.username ?? '',
  role: account?.role ?? '',
  permissions: permissions.filter((permission) => account?.permissions.includes(permission)),
  dealerId: account?.dealerId ?? '',
  isDisabled: account?.isDisabled ?? false,
  mustUseSecondFactor: account?.mustUseSecondFactor ?? false,
  password: '',
});

function formatField(name: string, value: unknown): string {
  if (name === 'permissions') return (value as Permission[]).map(formatPermission).join(', ');
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return String(value);
}

/** Builds the form of a staff account; `onPassword` receives a generated password. */
export const buildAccountForm = (
  onPassword: (generated: GeneratedPassword) => void,
): RecordForm<StaffAccount> => ({
  kind: staffAccountsAdmin,
  texts: {
    create: { title: 'Add Account', submit: 'Create Account' },
    edit: { title: 'Edit Account', submit: 'Update Account' },
  },
  labels,
  formatValue: formatField,
  schema,
  toFormValues: fillForm,
  formatName: ({ username }) => username,
  failed: 'The account was not saved.',
  Fields: AccountFields,
  send: async (version, values) => {
    const { username, password, isDisabled, ...rights } = values;
    const body = version ? { ...rights, isDisabled } : { ...rights, username, password };
    const saved = await sendRecord<AccountWithPassword>(staffAccountsAdmin, version, body);
    return extractPassword(saved, onPassword);
  },
});
