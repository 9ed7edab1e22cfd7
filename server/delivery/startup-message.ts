import type { FirstAccount } from '#server/resources/staff/first-accounts.ts';

/**
 * The terminal text after the database is set up: the new accounts with their passwords, or how to reset
 * a password if accounts already existed.
 */
export function formatFirstAccounts(accounts: FirstAccount[], isPasswordGiven: boolean): string {
  if (accounts.length === 0) {
    return '\n  Lost the staff passwords?  npm run staff -- reset admin\n';
  }
  const lines = ['', '  Staff accounts, just created:'];
  for (const { username, password } of accounts) {
    const shown = isPasswordGiven ? '(the password in STAFF_PASSWORD)' : password;
    lines.push(`    ${username.padEnd(8)} ${shown}`);
  }
  if (!isPasswordGiven) lines.push('  The passwords are not stored anywhere. Write them down now.');
  return `${lines.join('\n')}\n`;
}

/** The terminal text once the server accepts requests. */
export function announceAddresses(origin: string, adminPath: string): string {
  return `\n  Site         ${origin}/\n  Back office  ${origin}/${adminPath}/\n\n`;
}
