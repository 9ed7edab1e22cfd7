import { v7 as uuidv7 } from 'uuid';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { NewsletterIssue } from '#contract/newsletter/newsletter-issues.ts';
import { outgoingMail } from '#server/platform/mail/schema.ts';
import { queueNextBatch } from '#server/resources/newsletter/issues/queue-batch.ts';
import { newsletterIssues } from '#server/resources/newsletter/issues/schema.ts';
import { updateProgress } from '#server/resources/newsletter/issues/send.ts';
import { markRefused } from '#server/resources/newsletter/mark-refused.ts';
import { createUnsubscribeLinks } from '#server/resources/newsletter/newsletter.ts';
import { newsletterSubscriptions } from '#server/resources/newsletter/schema.ts';
import { makePng } from '#tests/files/png.ts';
import { eventually } from '#tests/support/eventually.ts';
import { mailUnderTest, origin, smtp } from '#tests/support/mail-under-test.ts';
import { buildMultipart, type FilePart } from '#tests/support/multipart.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let cookies: Record<string, string>;
const mail = mailUnderTest(() => test);
beforeAll(async () => {
  test = await startTestApp({ env: smtp('smtp://127.0.0.1:1') });
  cookies = await test.signIn(['newsletter-subscriptions'], 'editor');
});
afterAll(() => test.close());
beforeEach(() =>
  test.database.pool.query(
    'delete from newsletter_issues; delete from newsletter_subscriptions; delete from outgoing_mail',
  ),
);
afterEach(() => mail.clear());

const path = '/api/newsletter/admin/issues';
const fields = { subject: 'News of March', text: '## Hello\n\nRead [more](/news) **now**.' };

const sendForm = (
  method: 'POST' | 'PUT',
  url: string,
  form: Record<string, string | FilePart>,
  headers: Record<string, string> = {},
) => {
  const { payload, headers: type } = buildMultipart(form);
  return test.call({ method, url, payload, headers: { ...type, ...headers }, cookies });
};

async function addIssue(
  form: Record<string, string | FilePart> = fields,
): Promise<NewsletterIssue> {
  const response = await sendForm('POST', path, form);
  expect(response.statusCode, response.body).toBe(201);
  return response.json().data;
}

const call = (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
  test.call({ method, url: `${path}/${url}`, cookies, ...(payload && { payload }) });
const readIssue = async (id: string): Promise<NewsletterIssue> =>
  (await call('GET', id)).json().data;
const send = (id: string) => call('POST', `${id}/send`);

/** Adds subscribers, in the order of their names. Returns their ids. */
async function subscribe(...names: string[]): Promise<string[]> {
  const now = new Date(Date.now() - 1000).toISOString();
  const rows = names.map((name) => {
    const email = `${name}@mail.example`;
    return {
      ...{ _id: uuidv7(), email, emailKey: email, source: 'popup' as const, isSubscribed: true },
      ...{ createdAt: now, updatedAt: now },
    };
  });
  await test.database.db.insert(newsletterSubscriptions).values(rows);
  return rows.map(({ _id }) => _id);
}

const links = () => createUnsubscribeLinks(test.database.db, { PUBLIC_URL: origin, PORT: 0 });

async function queueBatch(perMinute = 100_000, now = Date.now() + 5_000) {
  const { secret, buildUnsubscribeUrl } = links();
  const key = await secret();
  const sending = {
    origin,
    perMinute,
    buildUnsubscribeUrl: (id: string) => buildUnsubscribeUrl(key, id),
  };
  return await queueNextBatch(test.database.db, sending, now);
}

const listQueuedFor = async () =>
  (await mail.listQueued()).map(({ recipient }) => recipient).sort();

describe('a draft', () => {
  it('is written with a picture, changed, previewed and deleted', async () => {
    const file = { name: 'car.png', content: makePng(8, 8) };
    const issue = await addIssue({ ...fields, image: file, imageAlt: 'A car' });
    expect(issue).toMatchObject({ ...fields, status: 'draft', recipients: null, sent: 0 });
    expect(issue.imageUrl).toMatch(/^\/files\/issues\/.+\.webp$/);
    const picture = await test.call({ method: 'GET', url: issue.imageUrl ?? '' });
    expect(picture.statusCode).toBe(200);

    const preview = await call('GET', `${issue._id}/preview`);
    expect(preview.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(preview.headers['content-security-policy']).toContain("default-src 'none'");
    expect(preview.body).toContain(`<img src="${issue.imageUrl}" alt="A car"`);
    expect(preview.body).toMatch(/<h2 style="[^"]+">Hello<\/h2>/);

    const subject = 'News of April';
    const named = (await sendForm('PUT', `${path}/${issue._id}`, { subject })).json().data;
    expect(named).toEqual({ ...issue, subject, updatedAt: named.updatedAt });
    const changed = await sendForm('PUT', `${path}/${issue._id}`, { removeImage: 'true' });
    expect(changed.json().data).toMatchObject({ subject, text: fields.text, imageUrl: null });
    const gone = await test.call({ method: 'GET', url: issue.imageUrl ?? '' });
    expect(gone.statusCode).toBe(404);
    expect((await call('DELETE', issue._id)).statusCode).toBe(200);
    expect((await call('GET', issue._id)).statusCode).toBe(404);
  });

  it.each([
    [{ ...fields, subject: 'Hello\r\nBcc: all@mail.example' }, 'subject', 'one line'],
    [{ ...fields, subject: 'Hello\u2028there' }, 'subject', 'one line'],
    [{ ...fields, subject: ' ' }, 'subject', 'Please enter a subject'],
    [{ ...fields, text: '' }, 'text', 'Please enter a text'],
  ])('is refused with a bad field: %j', async (form, field, message) => {
    const response = await sendForm('POST', path, form);
    expect(response.statusCode).toBe(400);
    const [error] = response.json().errors;
    expect(error.field).toBe(field);
    expect(error.message).toContain(message);
  });

  it('shows typed HTML as text', async () => {
    const text =
      '## <script>alert(1)</script>\n\n[x](javascript:alert(1)) <img src=x onerror=alert(1)> "quoted"';
    const { _id } = await addIssue({ subject: 'x', text });
    const { body } = await call('GET', `${_id}/preview`);
    expect(body).not.toMatch(/<script|<img|href="javascript/i);
    expect(body).toContain('&lt;script&gt;');
  });
});

/** Adds an email that was given up for this reason. */
const giveUp = (recipient: string, lastError: string) =>
  test.database.db.insert(outgoingMail).values({
    ...{ _id: uuidv7(), recipient, subject: 'x', text: 'x', attempts: 1, lastError },
    ...{ createdAt: new Date().toISOString(), nextAttemptAt: null },
  });

describe('an address that its mail server refuses for good', () => {
  const subscriptionsUrl = '/api/newsletter/admin/subscriptions';
  const listRefused = async () =>
    (await test.call({ method: 'GET', url: subscriptionsUrl, cookies }))
      .json()
      .data.filter(({ refusedAt }: { refusedAt: string | null }) => refusedAt)
      .map(({ email }: { email: string }) => email);

  it('gets no further issue, and is marked; a full mailbox and another fault are not', async () => {
    const [gone = ''] = await subscribe('gone', 'full', 'long', 'kept');
    await giveUp('Gone@mail.example', 'EENVELOPE RCPT TO 550');
    await giveUp('full@mail.example', 'EENVELOPE RCPT TO 452');
    await giveUp('long@mail.example', 'EMESSAGE DATA 552');
    const { _id } = await addIssue();
    expect((await send(_id)).json().data).toMatchObject({ recipients: 3 });
    await test.database.pool.query('delete from outgoing_mail');
    await queueBatch();
    expect(await listQueuedFor()).toEqual(
      ['full', 'kept', 'long'].map((name) => `${name}@mail.example`),
    );
    expect(await listRefused()).toEqual(['gone@mail.example']);
    const url = `${subscriptionsUrl}/${gone}`;
    await test.call({ method: 'PUT', url, cookies, payload: { isSubscribed: true } });
    expect(await listRefused()).toEqual([]);
  });

  it('gets issues again once it subscribes again, unless it is refused again', async () => {
    await subscribe('gone');
    await giveUp('gone@mail.example', 'EENVELOPE RCPT TO 550');
    await markRefused(test.database.db);
    expect(await listRefused()).toEqual(['gone@mail.example']);
    const payload = { email: 'gone@mail.example' };
    await test.call({ method: 'POST', url: '/api/newsletter/subscribe', payload });
    await markRefused(test.database.db);
    expect(await listRefused()).toEqual([]);
  });
});

describe('sending', () => {
  it('delivers one email to each subscriber over SMTP, with a personal one-click link', async () => {
    const [first = '', second = ''] = await subscribe('one', 'two');
    await test.database.pool.query(
      `update newsletter_subscriptions set is_subscribed = false where _id = '${second}'`,
    );
    const file = { name: 'car.png', content: makePng(8, 8) };
    const issue = await addIssue({ ...fields, image: file });
    const answer = await send(issue._id);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().data).toMatchObject({ status: 'sending', recipients: 1 });
    const server = await mail.startServer();
    await queueBatch();
    mail.startWorker(smtp(server.url));
    await mail.allSent();
    await updateProgress(test.database.db);
    expect(await readIssue(issue._id)).toMatchObject({ status: 'sent', sent: 1, failed: 0 });

    expect(server.letters).toHaveLength(1);
    const [letter] = server.letters;
    const { secret, buildUnsubscribeUrl } = links();
    const url = buildUnsubscribeUrl(await secret(), first);
    expect(letter?.recipients).toEqual(['one@mail.example']);
    expect(letter?.header('subject')).toBe(fields.subject);
    expect(letter?.header('list-unsubscribe')).toBe(`<${url}>`);
    expect(letter?.header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(letter?.text).toContain(`Hello\n\nRead more (${origin}/news) now.`);
    expect(letter?.text).toContain(url);
    expect(letter?.html).toContain(`<img src="${origin}${issue.imageUrl}"`);
    expect(letter?.html).toContain(`<a href="${origin}/news"`);
    expect(letter?.html).toContain(`<a href="${url}"`);

    const { pathname, search } = new URL(url);
    const oneClick = await test.call({
      method: 'POST',
      url: pathname + search,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(oneClick.statusCode).toBe(200);
    const [subscription] = await test.database.db.select().from(newsletterSubscriptions);
    expect(subscription?.isSubscribed).toBe(false);
  });

  it('skips those who unsubscribe before their email is sent, queued or not', async () => {
    const ids = await subscribe('one', 'two', 'three', 'four');
    const issue = await addIssue();
    await send(issue._id);
    // Two of the four: 24 a minute are two in five seconds.
    await queueBatch(24);
    expect(await listQueuedFor()).toEqual(['one@mail.example', 'two@mail.example']);
    const { secret, buildUnsubscribeUrl } = links();
    const key = await secret();
    for (const id of [ids[1], ids[3]]) {
      const { pathname, search } = new URL(buildUnsubscribeUrl(key, id ?? ''));
      await test.call({ method: 'POST', url: pathname + search, payload: '' });
    }
    await queueBatch(24, Date.now() + 10_000);
    expect(await listQueuedFor()).toEqual(['one@mail.example', 'three@mail.example']);
    await mail.listQueued();
    await test.database.db.delete(outgoingMail);
    await updateProgress(test.database.db);
    const { status, sent, recipients } = await readIssue(issue._id);
    expect({ status, sent, recipients }).toEqual({ status: 'sent', sent: 2, recipients: 4 });
  });

  it('counts those who subscribe again while it is sent among the recipients', async () => {
    const [, second = ''] = await subscribe('one', 'two');
    const setSubscribed = (isSubscribed: boolean) =>
      test.database.pool.query(
        'update newsletter_subscriptions set is_subscribed = $2 where _id = $1',
        [second, isSubscribed],
      );
    await setSubscribed(false);
    const issue = await addIssue();
    expect((await send(issue._id)).json().data).toMatchObject({ recipients: 1 });
    await setSubscribed(true);
    await queueBatch();
    await test.database.db.delete(outgoingMail);
    await updateProgress(test.database.db);
    expect(await readIssue(issue._id)).toMatchObject({ status: 'sent', sent: 2, recipients: 2 });
  });

  it('removes the queued emails of those whom staff unsubscribe or delete', async () => {
    const [first = '', second = ''] = await subscribe('one', 'two', 'three');
    await send((await addIssue())._id);
    await queueBatch();
    const subscriptions = '/api/newsletter/admin/subscriptions';
    const url = `${subscriptions}/${first}`;
    await test.call({ method: 'PUT', url, cookies, payload: { isSubscribed: false } });
    await test.call({ method: 'DELETE', url: `${subscriptions}/${second}`, cookies });
    expect(await listQueuedFor()).toEqual(['three@mail.example']);
  });

  it('leaves out those who subscribe after it began', async () => {
    await subscribe('one');
    await send((await addIssue())._id);
    await test.database.pool.query(
      `insert into newsletter_subscriptions (_id, email, email_key, source, is_subscribed, created_at, updated_at)
       values ('${uuidv7()}', 'late@mail.example', 'late@mail.example', 'popup', true, now() + interval '1 minute', now())`,
    );
    await queueBatch();
    expect(await listQueuedFor()).toEqual(['one@mail.example']);
  });

  it('two simultaneous calls send it once, and a sent issue cannot be changed, deleted or sent', async () => {
    await subscribe('one', 'two');
    const { _id, updatedAt } = await addIssue();
    const answers = await Promise.all([send(_id), send(_id), send(_id)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    await Promise.all([queueBatch(), queueBatch(), queueBatch()]);
    expect(await listQueuedFor()).toEqual(['one@mail.example', 'two@mail.example']);
    expect((await send(_id)).statusCode).toBe(409);
    expect((await call('DELETE', _id)).statusCode).toBe(409);
    const change = await sendForm('PUT', `${path}/${_id}`, { subject: 'Other' });
    expect(change.statusCode).toBe(409);
    expect(change.json().message).toContain('has been sent');
    expect((await readIssue(_id)).updatedAt).not.toBe(updatedAt);
  });

  it('is refused without subscribers, and for another version than the one seen', async () => {
    const { _id } = await addIssue();
    const nobody = await send(_id);
    expect(nobody.statusCode).toBe(409);
    expect(nobody.json().message).toContain('Nobody is subscribed');
    await subscribe('one');
    const headers = { 'if-match': '2020-01-01T00:00:00.000Z' };
    const old = await test.call({ method: 'POST', url: `${path}/${_id}/send`, cookies, headers });
    expect(old.statusCode).toBe(409);
    expect((await readIssue(_id)).status).toBe('draft');
  });

  it('keeps the rate, also after a pause', async () => {
    await subscribe(...Array.from({ length: 40 }, (_, index) => `reader-${index}`));
    const { _id } = await addIssue();
    await send(_id);
    const began = Date.parse((await readIssue(_id)).startedAt ?? '');
    // 60 a minute are one a second, and an hour without a sender allows no more than five seconds.
    expect((await queueBatch(60, began + 900)).queued).toBe(0);
    expect((await queueBatch(60, began + 3_000)).queued).toBe(3);
    expect((await queueBatch(60, began + 3_500)).queued).toBe(0);
    expect((await queueBatch(60, began + 4_000)).queued).toBe(1);
    expect((await queueBatch(60, began + 3_600_000)).queued).toBe(5);
    // While a minute's worth waits, none are added.
    expect((await queueBatch(9, began + 3_720_000)).queued).toBe(0);
    await test.database.db.delete(outgoingMail);
    expect((await queueBatch(1, began + 3_720_000)).queued).toBe(1);
  });

  it('goes on while mailboxes are full', async () => {
    const server = await mail.startServer({
      onRcptTo: (_address, _session, done) =>
        done(Object.assign(new Error('mailbox full'), { responseCode: 452 })),
    });
    await subscribe(...Array.from({ length: 5 }, (_, index) => `reader-${index}`));
    const { _id } = await addIssue();
    await send(_id);
    const began = Date.parse((await readIssue(_id)).startedAt ?? '');
    expect((await queueBatch(2, began + 60_000)).queued).toBe(1);
    expect((await queueBatch(2, began + 120_000)).queued).toBe(1);
    expect((await queueBatch(2, began + 180_000)).queued).toBe(0);
    mail.startWorker(smtp(server.url), { retryPausesMs: [600_000] });
    await eventually(async () => {
      const { rows } = await test.database.pool.query(
        `select from outgoing_mail where last_error is not null and next_attempt_at > now() + interval '9 minutes'`,
      );
      expect(rows).toHaveLength(2);
    });
    expect((await queueBatch(2, began + 240_000)).queued).toBe(1);
  });

  it('counts what was given up as failed', async () => {
    await subscribe('one', 'two');
    const { _id } = await addIssue();
    await send(_id);
    await queueBatch();
    const server = await mail.startServer({
      onRcptTo: ({ address }, _session, done) =>
        done(
          address.startsWith('two')
            ? Object.assign(new Error('no such user'), { responseCode: 550 })
            : undefined,
        ),
    });
    mail.startWorker(smtp(server.url));
    await eventually(async () => {
      await updateProgress(test.database.db);
      expect(await readIssue(_id)).toMatchObject({ status: 'sent', sent: 1, failed: 1 });
    });
  });

  it('lets other emails go first', async () => {
    await subscribe(...Array.from({ length: 30 }, (_, index) => `reader-${index}`));
    await send((await addIssue())._id);
    await queueBatch();
    await mail.book();
    const server = await mail.startServer();
    mail.startWorker(smtp(server.url));
    await mail.allSent();
    const places = server.letters.flatMap(({ recipients: [to = ''] }, place) =>
      to.startsWith('reader-') ? [] : [place],
    );
    expect(places).toHaveLength(2);
    expect(Math.max(...places)).toBeLessThan(6);
  });
});

describe('a test email', () => {
  it('goes to one address only, marked, and leaves the issue a draft', async () => {
    await subscribe('one');
    const { _id } = await addIssue();
    const email = 'editor@cars.example';
    expect((await call('POST', `${_id}/test`, { email })).statusCode).toBe(200);
    const queued = await mail.listQueued();
    expect(queued).toHaveLength(1);
    expect(queued[0]).toMatchObject({ recipient: email, subject: 'Test: News of March' });
    expect(queued[0]?.unsubscribeUrl).toBeNull();
    expect((await readIssue(_id)).status).toBe('draft');
  });

  it('is refused for anything but one address', async () => {
    const { _id } = await addIssue();
    for (const email of [
      'a@mail.example, b@mail.example',
      'a@mail.example\r\nBcc: b@mail.example',
      '',
    ]) {
      expect((await call('POST', `${_id}/test`, { email })).statusCode).toBe(400);
    }
    expect(await mail.listQueued()).toEqual([]);
  });
});

it('the list filters, searches and needs the permission', async () => {
  await addIssue({ ...fields, subject: 'Alpha' });
  const { _id } = await addIssue({ ...fields, subject: 'Beta' });
  await test.database.db.update(newsletterIssues).set({ status: 'sent' });
  await addIssue({ ...fields, subject: 'Gamma' });
  const list = async (query: string) =>
    (await test.call({ method: 'GET', url: `${path}?${query}`, cookies }))
      .json()
      .data.map(({ subject }: NewsletterIssue) => subject);
  expect(await list('sortBy=subject&sortOrder=asc')).toEqual(['Alpha', 'Beta', 'Gamma']);
  expect(await list('status=draft')).toEqual(['Gamma']);
  expect(await list('search=bet')).toEqual(['Beta']);
  const other = await test.signIn(['news-management']);
  for (const url of [path, `${path}/${_id}`, `${path}/${_id}/preview`]) {
    expect((await test.call({ method: 'GET', url, cookies: other })).statusCode).toBe(403);
  }
});
