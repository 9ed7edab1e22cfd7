import type { FirstAccount } from './staff/first-accounts.ts';

interface Started {
  origin: string;
  adminPath: string;
  accounts: FirstAccount[];
  isPasswordGiven: boolean;
}

/** What a person reads in the terminal once the product is up. */
export function announcement({ origin, adminPath, accounts, isPasswordGiven }: Started): string {
  const lines = [``, `  Site         ${origin}/`, `  Back office  ${origin}/${adminPath}/`];
  if (accounts.length > 0) {
    lines.push('', '  Staff accounts, made just now:');
    for (const { username, password } of accounts) {
      const shown = isPasswordGiven ? '(the password in STAFF_PASSWORD)' : password;
      lines.push(`    ${username.padEnd(8)} ${shown}`);
    }
    if (!isPasswordGiven) lines.push('  The passwords are not kept anywhere: note them now.');
  }
  return `${lines.join('\n')}\n\n`;
}
