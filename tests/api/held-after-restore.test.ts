import type { LightMyRequestResponse } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { issueAdmin } from '#contract/newsletter/newsletter-issues.ts';
import { heldPath, statusPath, statusWarnings } from '#contract/staff/status.ts';
import { withInstallation } from '#server/platform/backup/run-command.ts';
import type { Database } from '#server/platform/db/client.ts';
import { readEnv } from '#server/platform/env.ts';
import { deleteSentAndLeaseDue } from '#server/platform/mail/email-queue.ts';
import { createAppointmentLinks } from '#server/resources/appointments/links.ts';
import { announceAppointments, remindCustomers } from '#server/resources/appointments/notices.ts';
import { queueNextBatch } from '#server/resources/newsletter/issues/queue-batch.ts';
import { startBackupSource } from '#tests/support/backup-source.ts';
import { makeEmptyPlace, restoreInto } from '#tests/support/backups.ts';
import { signInTo, startAppOn } from '#tests/support/test-app.ts';

const issueId = '01900000-0000-7000-8000-0000000000a1';
const readers = ['one', 'two', 'three', 'four'];
const issuePath = `/api${issueAdmin.paths.records}/${issueId}`;

let source: Awaited<ReturnType<typeof startBackupSource>>;
let place: Awaited<ReturnType<typeof makeEmptyPlace>>;
let archive: string;
beforeAll(async () => {
  source = await startBackupSource();
  await fillQueues(source.test.database);
  ({ archive } = await source.backUp());
});
afterAll(() => source.close());
beforeEach(async () => {
  place = await makeEmptyPlace();
});
afterEach(() => place.clear());

/**
 * An issue of which one email is sent and one waits, for four readers; the email of a request; an appointment with a
 * reminder that is due, and one that was changed.
 */
async function fillQueues({ db, pool }: Database): Promise<void> {
  await pool.query(`
    insert into newsletter_issues (_id, subject, text, status, recipients, sent, started_at, created_at, updated_at)
    values ('${issueId}', 'News', 'Hello', 'sending', 4, 0, now(), now() - interval '1 day', now());
    insert into newsletter_subscriptions (_id, email, email_key, source, is_subscribed, created_at, updated_at)
    select ('01900000-0000-7000-8000-0000000000b' || position)::uuid, name || '@mail.example', name || '@mail.example',
      'popup', true, now() - interval '1 day', now() from unnest(array['${readers.join("','")}']) with ordinality as reader (name, position);`);
  for (const minutes of [1, 2]) {
    await queueNextBatch(db, sending(2), Date.now() + minutes * 60_000);
  }
  await pool.query(`delete from outgoing_mail where recipient = 'one@mail.example'`);
  const [reminded, changed] = [await source.bookDrive(), await source.bookDrive()];
  for (const [n, id] of [reminded, changed].entries()) {
    await pool.query(
      `insert into appointments (_id, kind, request_id, status, start_at, end_at, blocked_until, created_by, token_hash,
         sequence, announced_sequence, next_reminder_at, created_at, updated_at)
       values (gen_random_uuid(), 'test-drive', $1::uuid, 'confirmed', now() + interval '20 hours', now() + interval '21 hours',
         now() + interval '21 hours', 'customer', $1::text, 1, $2, $3, now() - interval '1 hour', now() - interval '1 hour')`,
      [id, n === 0 ? 1 : 0, n === 0 ? new Date(Date.now() - 3_600_000) : null],
    );
  }
}

const sending = (perMinute: number) => ({
  origin: 'https://cars.example',
  buildUnsubscribeUrl: (id: string) => `https://cars.example/${id}`,
  perMinute,
});

/** Does once what the restored product does every few seconds. Returns the recipients and subjects of the due emails. */
async function runOnce({ db }: Database): Promise<string[]> {
  const services = { db, env: readEnv({}), links: createAppointmentLinks(db) };
  await announceAppointments(services);
  await remindCustomers(services);
  await queueNextBatch(db, sending(100_000), Date.now() + 60_000);
  const leased = await deleteSentAndLeaseDue(db, { sent: [], limit: 50, maxBulk: 50, leaseMs: 1 });
  return leased.map(({ recipient, subject }) => `${recipient} ${subject.split(':')[0]}`).sort();
}

const inRestored = async (
  work: (restored: {
    database: Database;
    call: (
      method: 'GET' | 'POST',
      url: string,
      payload?: object,
    ) => Promise<LightMyRequestResponse>;
  }) => Promise<void>,
) =>
  await withInstallation(place.env, async ({ database, files }) => {
    const app = await startAppOn({ database, files }, { env: place.env });
    const permissions = ['staff-management', 'newsletter-subscriptions', 'audit'] as const;
    const cookies = await signInTo(app, database, 'operator', permissions);
    await work({
      database,
      call: (method, url, payload) =>
        app.inject({ method, url, cookies, ...(payload && { payload }) }),
    });
    await app.close();
  });

it('after a restore nothing that was due goes out until staff send it, and then once', async () => {
  const { held } = await restoreInto(place.env, archive);
  expect(held).toMatchObject({ issues: 1, appointments: 2 });
  expect(held.emails).toBeGreaterThan(0);
  await inRestored(async ({ database, call }) => {
    expect(await runOnce(database)).toEqual([]);
    const answered = await call('GET', `/api${statusPath}`);
    expect(answered.statusCode, answered.body).toBe(200);
    const status = answered.json().data;
    expect(status.mail.held).toMatchObject({ emails: held.emails, appointments: 2 });
    expect(status.warnings).toContain(statusWarnings.held.text);

    const answer = await call('POST', `/api${heldPath}`, { decision: 'send' });
    expect(answer.statusCode).toBe(200);
    const sent = await runOnce(database);
    expect(sent.filter((email) => email.endsWith('Test drive confirmed'))).toHaveLength(1);
    expect(sent).toHaveLength(held.emails + 1);
    expect((await call('POST', `/api${heldPath}`, { decision: 'send' })).statusCode).toBe(409);
    expect((await call('GET', `/api${statusPath}`)).json().data.mail.held).toBeNull();
    const [line] = (await call('GET', '/api/admin/audit?kind=held-emails')).json().data;
    expect(line).toMatchObject({
      username: 'operator',
      new: { decision: 'send', appointments: 2 },
    });
  });
});

it('staff can drop what was due; reminders that come later are sent', async () => {
  await restoreInto(place.env, archive);
  await inRestored(async ({ database, call }) => {
    await call('POST', `/api${heldPath}`, { decision: 'drop' });
    expect(await runOnce(database)).toEqual([]);
    const { rows } = await database.pool.query(
      `select count(*)::int as n from appointments where next_reminder_at > now() + interval '17 hours'`,
    );
    expect(rows).toEqual([{ n: 1 }]);
  });
});

it('new emails go out while older ones wait', async () => {
  await restoreInto(place.env, archive);
  await inRestored(async ({ database, call }) => {
    const email = 'new@mail.example';
    await call('POST', '/api/newsletter/subscribe', { email });
    expect(await runOnce(database)).toEqual([`${email} You are subscribed to our newsletter`]);
  });
});

it('an issue that was being sent waits as paused, and goes on when staff resume it, to those not known to have it', async () => {
  await restoreInto(place.env, archive);
  await inRestored(async ({ database, call }) => {
    const issue = (await call('GET', issuePath)).json().data;
    expect(issue).toMatchObject({ status: 'paused', recipients: 4, sent: 1, failed: 0 });
    await call('POST', `/api${heldPath}`, { decision: 'send' });
    await database.pool.query('delete from outgoing_mail; delete from appointments');
    expect(await runOnce(database)).toEqual([]);

    const unsubscribed = `update newsletter_subscriptions set is_subscribed = false where email = 'three@mail.example'`;
    await database.pool.query(unsubscribed);
    expect((await call('POST', `${issuePath}/resume`)).json().data.status).toBe('sending');
    expect((await call('POST', `${issuePath}/resume`)).statusCode).toBe(409);
    await runOnce(database);
    const { rows } = await database.pool.query(
      'select _id, recipient from outgoing_mail order by 2',
    );
    expect(rows.map(({ recipient }) => recipient)).toEqual([
      'four@mail.example',
      'two@mail.example',
    ]);
    // The id, from which the Message-ID is made, is that of the email which the first product sent after the backup.
    const first = await source.test.database.pool.query(
      `select _id from outgoing_mail where recipient = 'two@mail.example'`,
    );
    expect(rows[1]._id).toBe(first.rows[0]._id);
  });
});
