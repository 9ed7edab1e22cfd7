import type { Row } from './row.ts';

const emptyAnswer = { status: 500, body: { success: false } } as const;
const ownMessage = {
  status: 400,
  body: { success: false, message: 'The server says no' },
} as const;

/** What a form says when it fails: its own message, or the server's. */
export const failures = (path: string, button: string, message: string, on?: Row['on']): Row[] => {
  const rows: Row[] = [
    { answer: path, with: emptyAnswer },
    { press: button, in: 'main' },
    { at: 'alert', has: [{ part: message }] },
    { answer: path, with: ownMessage },
    { press: button, in: 'main' },
    { at: 'alert', has: [{ part: 'The server says no' }, { absent: message }] },
    { answer: path, with: 'lost' },
    { press: button, in: 'main' },
    { at: 'alert', has: [{ part: message }, { absent: 'The server says no' }] },
  ];
  return rows.map((row) => ({ ...row, ...(on && { on }) }));
};

/** What a form says while it is sent, and after it was accepted. */
export const success = (
  path: string,
  button: string,
  waiting: string,
  message: string,
  on?: Row['on'],
): Row[] => {
  const rows: Row[] = [
    { answer: path, with: 'held' },
    { press: button, in: 'main' },
    { at: 'main', has: [{ button: waiting, disabled: true }] },
    { restore: true },
    { at: 'status', has: [{ part: message }] },
  ];
  return rows.map((row) => ({ ...row, ...(on && { on }) }));
};
