import type { AccountWithPassword, StaffAccount } from '#contract/staff-accounts.ts';

/** A password that was made for an account, to be told once. */
export interface MadePassword {
  username: string;
  password: string;
}

/** Tells of a password that came with an account, and keeps it out of everything that is kept. */
export function tellPassword(
  { password, ...account }: AccountWithPassword,
  onMade: (made: MadePassword) => void,
): StaffAccount {
  if (password) onMade({ username: account.username, password });
  return account;
}
