import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { expect } from 'vitest';
import { adminPath } from '../test-app.ts';

type Name = string | RegExp;

/** Acts as a person at the keyboard and with a pointer. */
export const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });

/** Waits for an element with a role, in the page or in a part of it. */
export const find = (role: string, name?: Name, part: HTMLElement = document.body) =>
  within(part).findByRole<HTMLInputElement>(role, name === undefined ? {} : { name });

/** Waits for the field with a label. */
export const findField = (label: Name, part: HTMLElement = document.body) =>
  within(part).findByLabelText<HTMLInputElement>(label);

/** Waits for the dialog, or the question, on top. */
export const findDialog = () => screen.findByRole('dialog');
export const findQuestion = () => screen.findByRole('alertdialog');

/** A file as a person chooses it. */
export const chosenFile = (name: string, type: string, content: Buffer | string): File =>
  new File([typeof content === 'string' ? content : new Uint8Array(content)], name, { type });

/** Puts files into a field, also of a kind that it does not ask for. */
export const upload = async (field: HTMLElement, ...files: File[]): Promise<void> =>
  userEvent.setup({ delay: null, applyAccept: false }).upload(field, files);

/** Waits until a field is described by a text, such as an error. */
export const seeAt = (label: Name, text: Name, part?: HTMLElement): Promise<void> =>
  waitFor(async () => {
    const field = await findField(label, part);
    const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
    const description = ids.map((id) => document.getElementById(id)?.textContent).join(' ');
    expect(description).toMatch(text);
  });

/** Waits until an element has focus. */
export async function expectFocus(element: Promise<HTMLElement>): Promise<void> {
  const expected = await element;
  await waitFor(() => expect(document.activeElement).toBe(expected));
}

/** Waits until an element has left the page. */
export const gone = (element: HTMLElement): Promise<void> =>
  waitFor(() => expect(element.isConnected).toBe(false));

/** Waits for a form with a field, and returns its dialog: while a record loads, it is another one. */
export async function findForm(label: Name): Promise<HTMLElement> {
  const dialog = (await findField(label)).closest('dialog');
  if (!dialog) throw new Error('the field is in no dialog');
  return dialog;
}

/** Presses a button. */
export const press = async (name: Name, part?: HTMLElement): Promise<void> =>
  user.click(await find('button', name, part));

/** Follows a link. */
export const follow = async (name: Name, part?: HTMLElement): Promise<void> =>
  user.click(await find('link', name, part));

/** Types a text in place of a field's value. */
export async function fill(label: Name, value: string, part?: HTMLElement): Promise<void> {
  const field = await findField(label, part);
  field.focus();
  fireEvent.change(field, { target: { value } });
}

/** Chooses an option of a select field, by its text or value, once it is offered. */
export async function choose(name: Name, option: string, part?: HTMLElement): Promise<void> {
  const field = await find('combobox', name, part);
  await waitFor(() => expect(readText(field) + field.innerHTML).toContain(option));
  await user.selectOptions(field, option);
}

/** Waits for an alert with a text. Regions for toasts are alerts without one. */
export const findAlert = (text: Name, part: HTMLElement = document.body): Promise<HTMLElement> =>
  waitFor(() => {
    const alert = within(part)
      .getAllByRole('alert')
      .find((one) => readText(one).search(text) >= 0);
    if (!alert) throw new Error(`there is no alert with ${text}`);
    return alert;
  });

/** Finds the row of a record. */
export const findRow = (text: string): Promise<HTMLElement> =>
  waitFor(() => {
    const row = screen.getAllByRole('row').find((one) => one.textContent?.includes(text));
    if (!row) throw new Error(`there is no row with ${text}`);
    return row;
  });

const readText = (part: HTMLElement) => part.textContent?.replaceAll(/\s+/g, ' ') ?? '';

/** Waits until a text is in the page, or in a part of it. */
export const see = (text: Name, part: HTMLElement = document.body): Promise<void> =>
  waitFor(() => expect(readText(part)).toMatch(text));

/** Dismisses the toast with a text. */
export async function dismissToast(text: Name): Promise<void> {
  const toast = await screen.findByText(text);
  if (!toast.parentElement) throw new Error('a toast is in the page');
  await press('Dismiss', toast.parentElement);
}

/** What needs layout and colors: a browser test checks it on each screen. */
const rulesOfLayout = [
  'color-contrast',
  'target-size',
  'scrollable-region-focusable',
  'link-in-text-block',
];

/** Expects no violation of WCAG 2.2 A or AA in what can be read without layout: names, roles and states. */
export async function expectAccessible(): Promise<void> {
  const rules = Object.fromEntries(rulesOfLayout.map((rule) => [rule, { enabled: false }]));
  const { violations } = await axe.run(document, {
    resultTypes: ['violations'],
    rules,
    // happy-dom rejects some of the selectors that it would build.
    selectors: false,
  });
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`);
  expect(found).toEqual([]);
}

/** Returns the address of the shown screen within the office. */
export const readAddress = (): string =>
  `${location.pathname}${location.search}`.slice(`/${adminPath}`.length);
