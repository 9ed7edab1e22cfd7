import { readCommandLine } from '#server/resources/staff/command-line.ts';
import { password, type TestApp } from './test-app.ts';

/** Runs `npm run staff` on an application's accounts, and signs them in. */
export const staffCommand = (test: () => TestApp) => ({
  run: (...args: string[]) => readCommandLine(args)(test().database.db),
  signIn: (username: string, given = password) =>
    test().call({
      method: 'POST',
      url: '/api/admin/login',
      payload: { username, password: given },
    }),
});

/** Returns the generated password that the command prints, or ''. */
export const readPrintedPassword = (printed: string) =>
  /: ([A-Za-z0-9]{24})$/.exec(printed)?.[1] ?? '';
