import { AssertionError } from 'node:assert';
import { QueryClientProvider } from '@tanstack/react-query';
import { configure, screen } from '@testing-library/dom';
import { createRoot, type Root } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { afterAll, afterEach, beforeAll, beforeEach, expect, type MockInstance, vi } from 'vitest';
import { forgetRecent } from '#admin/palette/recent.ts';
import { queryClient } from '#admin/query-client.ts';
import { router } from '#admin/router.tsx';
import { clearToasts } from '#admin/ui/toasts.ts';
import { type Permission, rolePermissions } from '#contract/staff/staff.ts';
import { readEnv } from '#server/platform/env.ts';
import { addAccount } from '#server/resources/staff/accounts.ts';
import { buildMultipart, type FilePart } from '../multipart.ts';
import { password, startTestApp, type TestApp } from '../test-app.ts';
import { connect, stopInterceptions } from './server-calls.ts';

/** What a test does not find, with the text of the page, which says more than its first elements. */
const describeFailure = (message: string | null) =>
  new AssertionError({
    message: `${message?.split('\n\n')[0]}\n\nThe page: ${document.body.textContent}`,
  });

// A busy machine may stall.
configure({ asyncUtilTimeout: 20_000, getElementError: describeFailure });

type Cookies = Record<string, string>;
type Role = keyof typeof rolePermissions;
type NewAccount = { role?: Role; permissions?: readonly Permission[]; dealerId?: string };
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

let root: Root | undefined;

/** Closes the page, and forgets what it loaded. */
function closePage(): void {
  root?.unmount();
  clearToasts();
  forgetRecent();
  queryClient.clear();
}

async function openPage(app: TestApp, session: Cookies, path: string): Promise<void> {
  closePage();
  connect(app, session);
  await router.navigate(path, { replace: true });
  const container = document.getElementById('office');
  if (!container) throw new Error('the document has no element with the id "office"');
  root = createRoot(container);
  root.render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await screen.findByRole('main');
}

/** The office of a test file, on an application and a database that its tests share. */
export class Office {
  #app: TestApp | undefined;
  readonly #sessions = new Map<string, Cookies>();
  #errors: MockInstance | undefined;

  constructor() {
    beforeAll(async () => {
      this.#app = await startTestApp({ env: readEnv({ RATE_LIMIT: 'off' }) });
      for (const role of ['hr', 'media', 'admin'] as const) await this.addAccount(role, { role });
    });
    beforeEach(() => {
      this.#errors = vi.spyOn(console, 'error');
    });
    afterEach(() => {
      stopInterceptions();
      expect(this.#errors?.mock.calls, 'errors on the console').toEqual([]);
      this.#errors?.mockRestore();
    });
    afterAll(async () => {
      closePage();
      await this.#app?.close();
    });
  }

  /** Returns the first words of each error on the console so far, which the test expects. */
  takeErrors(): string[] {
    const messages = this.#errors?.mock.calls.map(([first]) => String(first)) ?? [];
    this.#errors?.mockClear();
    return messages;
  }

  get app(): TestApp {
    if (!this.#app) throw new Error('the application has not started');
    return this.#app;
  }

  /** Adds an account with its role's permissions, unless others are given, and the password `password`. */
  async addAccount(username: string, { role = 'hr', ...account }: NewAccount): Promise<string> {
    const actor = { accountId: null, username: 'a test' };
    const permissions = rolePermissions[role];
    await addAccount(this.app.database.db, actor, {
      ...{ username, role, permissions, password },
      ...account,
    });
    return username;
  }

  /** Begins a session of an account and returns its cookies. */
  async signIn(username: string): Promise<Cookies> {
    const payload = { username, password };
    const response = await this.app.call({ method: 'POST', url: '/api/admin/login', payload });
    expect(response.statusCode).toBe(200);
    return Object.fromEntries(response.cookies.map(({ name, value }) => [name, value]));
  }

  async #findSession(username: string): Promise<Cookies> {
    const session = this.#sessions.get(username) ?? (await this.signIn(username));
    this.#sessions.set(username, session);
    return session;
  }

  /**
   * Opens a screen as a browser loads it, with a session of an account. Only unsaved input of a form stays in memory,
   * for the account that typed it.
   */
  async open(path: string, username = 'hr'): Promise<void> {
    await openPage(this.app, await this.#findSession(username), path);
  }

  /** Opens an address without a session. */
  async openSignedOut(path: string): Promise<void> {
    await openPage(this.app, {}, path);
  }

  /** Sends a form to the API as an account; returns the record that it made. */
  async send(path: string, fields: Record<string, string | FilePart>, username = 'admin') {
    const response = await this.app.call({
      ...{ method: 'POST', url: `/api${path}`, cookies: await this.#findSession(username) },
      ...buildMultipart(fields),
    });
    expect(response.statusCode, response.body).toBeLessThan(300);
    return response.json().data;
  }

  /** Calls the API as an account; returns the data of the answer, and fails unless it is a success. */
  async call(method: Method, path: string, payload?: object, username = 'admin') {
    const response = await this.app.call({
      method,
      url: `/api${path}`,
      cookies: await this.#findSession(username),
      ...(payload && { payload }),
    });
    expect(response.statusCode, response.body).toBeLessThan(300);
    return response.json().data;
  }
}
