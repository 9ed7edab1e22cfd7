import { readCommandLine } from '#server/staff/command-line.ts';
import { password, type TestApp } from './test-app.ts';

/** What `npm run staff` does to an application's accounts, and how they sign in then. */
export const staffCommand = (test: () => TestApp) => ({
  run: (...args: string[]) => readCommandLine(args)(test().database.db),
  signIn: (username: string, given = password) =>
    test().call({
      method: 'POST',
      url: '/api/admin/login',
      payload: { username, password: given },
    }),
});

/** The password that the command has made and shows; '' where it shows none. */
export const madePassword = (printed: string) => /: ([A-Za-z0-9]{24})$/.exec(printed)?.[1] ?? '';
