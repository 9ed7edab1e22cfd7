import type { AccountWithPassword, StaffAccount } from '#contract/staff-accounts.ts';

/** A password that the server generated for an account, to be shown once. */
export interface GeneratedPassword {
  username: string;
  password: string;
}

/** Passes a generated password to `onPassword` and returns the account without it, so that no cache holds it. */
export function extractPassword(
  { password, ...account }: AccountWithPassword,
  onPassword: (generated: GeneratedPassword) => void,
): StaffAccount {
  if (password) onPassword({ username: account.username, password });
  return account;
}
