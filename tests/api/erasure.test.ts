import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dealershipLabel } from '#contract/dealers/dealers.ts';
import { type ErasurePage, erasureTexts } from '#contract/staff/people.ts';
import { permissions } from '#contract/staff/staff.ts';
import { readEnv } from '#server/platform/env.ts';
import { openTransport } from '#server/platform/mail/transport.ts';
import { leads } from '#server/resources/leads/registry.ts';
import { testDriveLead } from '#server/resources/leads/types/test-drive.ts';
import { findWrongCounts } from '#tests/assurance/load/find-losses.ts';
import { acceptedInputs, makeDealer } from '#tests/factories.ts';
import { buildSubmission } from '#tests/submissions.ts';
import { listStoredFiles } from '#tests/support/list-stored-files.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'test-erasure-'));
const env = readEnv({
  RATE_LIMIT: 'off',
  DATA_DIR: dataDir,
  DESK_EMAIL: 'desk@cars.example',
});

let test: TestApp;
let cookies: Record<string, string>;
beforeAll(async () => {
  test = await startTestApp({ env });
  cookies = await test.signIn(permissions, 'Keeper');
});
afterAll(async () => {
  await test.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const drives = testDriveLead.facts.paths.records;

/** Only this person has these; staff confirm the second address and number, which their other requests have. */
const person = {
  firstName: 'Zulqarnain',
  lastName: 'Khorasani',
  fullName: 'Zulqarnain Khorasani',
  phone: '0300 7654321',
  email: 'Zulqarnain.K@mail.example',
};
const traces = ['zulqarnain', 'khorasani', '7654321', '9998887', 'second-address'];
const other = { firstName: 'Somebody', lastName: 'Else', phone: '0300 1111111' };

const call = async (
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE' | 'PUT',
  url: string,
  payload?: object,
) => {
  const response = await test.call({
    method,
    url: `/api${url}`,
    cookies,
    ...(payload && { payload }),
  });
  expect(response.statusCode, `${method} ${url} ${response.body}`).toBeLessThan(300);
  return response.json();
};

const erase = (query: string) =>
  test.call({ method: 'DELETE', url: `/api/admin/person${query}`, cookies });

async function submit(slug: string, fields: object): Promise<string> {
  const lead = leads.find(({ facts }) => facts.slug === slug);
  const sent = buildSubmission(slug, { ...acceptedInputs[slug]?.(), ...fields });
  const url = `/api${lead?.facts.paths.submit}`;
  return (await test.call({ method: 'POST', url, ...sent })).json().data._id;
}

/** The columns of the database whose texts contain one of these words, walked from its own description. */
async function findTraces(words: readonly string[]): Promise<string[]> {
  const { rows: columns } = await test.database.pool.query(`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = 'public' and data_type in ('text', 'jsonb', 'json', 'ARRAY', 'character varying')`);
  expect(columns.length).toBeGreaterThan(200);
  const found: string[] = [];
  for (const { table, column } of columns) {
    const { rows } = await test.database.pool.query(
      `select 1 from "${table}" where lower("${column}"::text) like any ($1) limit 1`,
      [words.map((word) => `%${word}%`)],
    );
    if (rows.length > 0) found.push(`${table}.${column}`);
  }
  return found;
}

/** What the person sent, and what staff and the product wrote about it. */
async function leaveTraces(): Promise<void> {
  for (const { facts } of leads) {
    const id = await submit(facts.slug, person);
    const [, status] = Object.keys(facts.statuses);
    await call('PATCH', `${facts.paths.records}/${id}/status`, { status });
    await call('POST', `/admin/timeline/${facts.slug}/${id}`, {
      type: 'note',
      text: 'Khorasani rang',
    });
  }
  const trashed = await submit('test-drives', { ...person, email: 'Second-Address@mail.example' });
  await call('POST', `/admin/timeline/test-drives/${trashed}/email`, {
    subject: 'Your test drive',
    text: 'Dear Zulqarnain',
  });
  await call('DELETE', `${drives}/${trashed}`);
  await submit('parts-requests', {
    ...person,
    email: 'second-address@mail.example',
    phone: '0300 9998887',
  });
  await call('POST', '/newsletter/subscribe', { email: 'zulqarnain.k@mail.example' });
  const [subscription] = (await call('GET', '/newsletter/admin/subscriptions')).data;
  await call('PUT', `/newsletter/admin/subscriptions/${subscription._id}`, { isSubscribed: false });
  await call('POST', '/admin/views', {
    screen: 'test-drives',
    name: 'One customer',
    query: 'search=zulqarnain.k%40mail.example',
  });
}

/** Sends what is queued to the folder of emails. */
async function sendEmails(): Promise<void> {
  const transport = openTransport(env);
  const { rows } = await test.database.pool.query(
    `select _id, recipient, subject, text, created_at as "createdAt" from outgoing_mail limit 6`,
  );
  for (const email of rows) await transport.send({ ...email, replyTo: null, unsubscribeUrl: null });
}

const listEmails = () => readdirSync(path.join(dataDir, 'mail'));

it('erasing a person leaves no trace of them in any column, file or email, and nothing of others is touched', async () => {
  const kept = await submit('test-drives', other);
  const before = (await listStoredFiles(test.files)).kept;
  const { rows: queuedBefore } = await test.database.pool.query('select _id from outgoing_mail');
  await leaveTraces();
  await sendEmails();
  const found = await findTraces(traces);
  for (const column of [
    'test_drives.first_name',
    'job_applications.search_text',
    'lead_timeline.text',
    'outgoing_mail.recipient',
    'audit_lines.new',
    'newsletter_subscriptions.email',
    'list_views.query',
  ]) {
    expect(found).toContain(column);
  }

  const confirmed = {
    phone: '+92 300 7654321',
    phones: '0092 300 9998887',
    emails: `${person.email.toLowerCase()},second-address@MAIL.example`,
  };
  const query = `?${new URLSearchParams(confirmed)}`;
  const { data } = await call('DELETE', `/admin/person${query}`);
  expect(data.purged).toBe(leads.length + 3);

  expect(await findTraces(traces)).toEqual([]);
  expect((await listStoredFiles(test.files)).kept).toEqual(before);
  const { rows: queued } = await test.database.pool.query('select _id from outgoing_mail');
  expect(queued).toEqual(queuedBefore);
  // Only the two emails about the other person are left.
  expect(listEmails().map((name) => name.slice(0, 36))).toEqual(
    queuedBefore.map(({ _id }) => _id).sort(),
  );
  expect((await call('GET', `${drives}?_id=${kept}`)).data).toHaveLength(1);
  expect(await findWrongCounts(test.database.db)).toEqual([]);

  const lines = (await call('GET', '/admin/audit?kind=person')).data;
  expect(lines).toMatchObject([{ action: 'purge', kind: 'person', username: 'Keeper', old: null }]);
  expect(lines[0].new).toMatchObject({ 'test-drives': 2, 'newsletter-subscriptions': 1 });
  const again = await erase(query);
  expect(again.statusCode).toBe(404);
  expect(again.json().message).toBe(erasureTexts.nothing);
});

it('saved views that search for the number go, however it is written', async () => {
  await submit('test-drives', { ...other, phone: '+92 300 2222222', email: 'views@mail.example' });
  for (const search of ['0300-2222222', '00923002222222', 'Else 0300 2222222', '0300-2222223']) {
    const query = new URLSearchParams({ search }).toString();
    await call('POST', '/admin/views', { screen: 'test-drives', name: search, query });
  }
  await call('DELETE', '/admin/person?phone=03002222222');
  const { data } = await call('GET', '/admin/views?screen=test-drives');
  expect(data.map(({ name }: { name: string }) => name)).toEqual(['0300-2222223']);
});

it('emails to others stay whose answers go to the same address, a dealer’s', async () => {
  const dealer = makeDealer({ name: 'Erasing Motors', email: 'manager@dealers.example' });
  await call('POST', '/dealers', dealer);
  const selectedDealership = dealershipLabel(dealer);
  const fields = { ...other, phone: '0300 3333333', email: 'customer@mail.example' };
  const id = await submit('test-drives', { ...fields, selectedDealership });
  const email = { subject: 'Your visit', text: 'Welcome' };
  await call('POST', `/admin/timeline/test-drives/${id}/email`, email);
  await submit('contact-inquiries', { ...person, phone: '0300 4444444', email: dealer.email });
  const list = async () => {
    const { rows } = await test.database.pool.query(
      `select * from outgoing_mail where reply_to = $1`,
      [dealer.email],
    );
    return rows;
  };
  const [queued] = await list();
  const { created_at: createdAt, reply_to: replyTo } = queued;
  await openTransport(env).send({ ...queued, createdAt, replyTo, unsubscribeUrl: null });
  const { data } = await call('DELETE', `/admin/person?email=${dealer.email}`);
  expect(data.purged).toBe(1);
  expect(await list()).toHaveLength(1);
  expect(listEmails().some((name) => name.startsWith(queued._id))).toBe(true);
});

it('an issue of the newsletter in which the number stands goes on to all others', async () => {
  await call('POST', '/newsletter/subscribe', { email: 'subscriber@mail.example' });
  await test.database.pool.query(
    `insert into outgoing_mail (_id, recipient, subject, text, is_bulk, created_at, next_attempt_at, attempts)
     select gen_random_uuid(), recipient, 'News', 'Call us: 0300 5555555', true, now(), now() + interval '1 day', 0
     from unnest(array['subscriber@mail.example', 'erased@mail.example']) as recipient`,
  );
  await submit('contact-inquiries', {
    ...person,
    phone: '0300 5555555',
    email: 'erased@mail.example',
  });
  await call('DELETE', '/admin/person?phone=03005555555');
  const { rows } = await test.database.pool.query(
    `select recipient from outgoing_mail where is_bulk`,
  );
  expect(rows).toEqual([{ recipient: 'subscriber@mail.example' }]);
});

it('a person whom nothing names is no reason to delete anything, and two erasures at once are one', async () => {
  const id = await submit('test-drives', { ...other, email: 'ali@mail.example' });
  await call('POST', '/admin/views', {
    screen: 'test-drives',
    name: 'All',
    query: 'status=pending',
  });
  const count = async () => {
    const tables = ['test_drives', 'outgoing_mail', 'list_views', 'idempotency_lines'];
    const counts = tables
      .map((table) => `select count(*)::int as n from ${table}`)
      .join(' union all ');
    return (await test.database.pool.query(counts)).rows;
  };
  const before = await count();
  for (const query of ['phone=none', 'phone=0', 'email=li@mail.example', 'email=%25']) {
    expect((await erase(`?${query}`)).statusCode).toBe(404);
  }
  expect(await count()).toEqual(before);
  const eraseAli = () => erase('?email=ALI@mail.example');
  const erased = await Promise.all([eraseAli(), eraseAli()]);
  expect(erased.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
  expect(erased.find(({ statusCode }) => statusCode === 200)?.json().data.purged).toBe(1);
  expect((await call('GET', `${drives}?_id=${id}`)).data).toEqual([]);
});

it('many people can be erased at once', async () => {
  const numbers = Array.from({ length: 16 }, (_, n) => `0301 55500${n + 10}`);
  const send = (phone: string) =>
    submit('contact-inquiries', { phone, email: `${phone.slice(5)}@mail.example` });
  for (const [n, phone] of numbers.entries()) {
    const ids = [await send(phone), await send(phone)];
    const path = `/contact/admin/inquiries/${ids[n % 2]}/status`;
    await call('PATCH', path, { status: 'resolved' });
  }
  const erased = await Promise.all(
    numbers.map((phone) => call('DELETE', `/admin/person?phone=${phone.replace(' ', '')}`)),
  );
  expect(erased.map(({ data }) => data.purged)).toEqual(numbers.map(() => 2));
  expect(await findWrongCounts(test.database.db)).toEqual([]);
});

const listErasure = async (query: Record<string, string>): Promise<ErasurePage> =>
  call('GET', `/admin/person/erasure?${new URLSearchParams(query)}`);

/** A stranger with a request of their own, whose address somebody else has typed into one with another number. */
async function plant(name: string, numbers: { victim: string; other: string }) {
  const email = `${name}@mail.example`;
  const victim = await submit('vehicle-bookings', {
    ...{ firstName: 'Victim', lastName: name, phone: numbers.victim, email },
  });
  const planted = await submit('contact-inquiries', {
    ...{ fullName: 'Mallory Unreal', phone: numbers.other, email },
  });
  return { email, victim, planted };
}

const countBookings = async (id: string) =>
  (await call('GET', `/vehicle-booking/admin/bookings?_id=${id}`)).data.length;

it('an erasure takes nothing of a stranger whose address was typed into one of the person’s requests', async () => {
  const numbers = { victim: '0306 0000001', other: '0306 0000002' };
  const { email, victim, planted } = await plant('victim1', numbers);
  await call('POST', '/admin/views', {
    ...{ screen: 'vehicle-bookings', name: 'Victim', query: `search=${email}` },
  });
  const queued = async () =>
    (await test.database.pool.query('select _id from outgoing_mail where recipient = $1', [email]))
      .rows;
  const before = await queued();
  expect(before.length).toBeGreaterThan(0);
  const phone = '+92 306 0000002';
  const { data, erasure, links } = await listErasure({ phone });
  expect(data.map(({ _id }) => _id)).toEqual([planted]);
  expect(erasure).toMatchObject({ counts: { 'contact-inquiries': 1 }, names: ['Mallory Unreal'] });
  expect(links).toEqual([
    { type: 'email', value: email, isIncluded: false, records: 1, names: ['Victim victim1'] },
  ]);

  const erased = await call('DELETE', `/admin/person?phone=${encodeURIComponent(phone)}`);
  expect(erased.data).toEqual({ purged: 1, counts: { 'contact-inquiries': 1 } });
  expect(await countBookings(victim)).toBe(1);
  expect(await queued()).toEqual(before);
  const views = (await call('GET', '/admin/views?screen=vehicle-bookings')).data;
  expect(views).toHaveLength(1);
});

it('an erasure takes what was sent with a further number or address that staff confirm, and names it before', async () => {
  const numbers = { victim: '0306 0000003', other: '0306 0000004' };
  const { email, victim } = await plant('victim2', numbers);
  const contacts = { phone: '03060000004', emails: email.toUpperCase() };
  const { data, erasure, links } = await listErasure(contacts);
  expect(data).toHaveLength(2);
  expect(erasure.names).toEqual(['Mallory Unreal', 'Victim victim2']);
  expect(links).toMatchObject([{ type: 'email', value: email, isIncluded: true, records: 2 }]);
  await call('DELETE', `/admin/person?${new URLSearchParams({ ...contacts, set: erasure.set })}`);
  expect(await countBookings(victim)).toBe(0);
  const [line] = (await call('GET', '/admin/audit?kind=person')).data;
  expect(line.new).toEqual({ 'contact-inquiries': 1, 'vehicle-bookings': 1 });
  expect(JSON.stringify(line)).not.toContain('victim2');
});

it('of more than 200 records every one is listed on a page, and exactly these are erased', async () => {
  const numbers = { victim: '0306 0000005', other: '0306 0000006' };
  const { victim, planted } = await plant('victim3', numbers);
  const more = Array.from({ length: 201 }, () =>
    submit('contact-inquiries', { phone: numbers.other, email: null }),
  );
  const sent = [planted, ...(await Promise.all(more))];
  const phone = '03060000006';
  const listed: string[] = [];
  const { erasure, pagination } = await listErasure({ phone });
  for (let page = 1; page <= pagination.totalPages; page += 1) {
    const { data } = await listErasure({ phone, page: String(page) });
    listed.push(...data.map(({ _id }) => _id));
  }
  expect(listed.sort()).toEqual(sent.sort());
  const { data } = await call('DELETE', `/admin/person?phone=${phone}&set=${erasure.set}`);
  expect(data.purged).toBe(202);
  expect(await countBookings(victim)).toBe(1);
  expect(await findWrongCounts(test.database.db)).toEqual([]);
});

it('an erasure is refused, and takes nothing, if its records have changed since they were listed', async () => {
  const fields = { phone: '0306 0000007', email: 'changing@mail.example' };
  const first = await submit('test-drives', fields);
  await call('DELETE', `${drives}/${first}`);
  const listed = await listErasure({ phone: fields.phone });
  expect(listed.erasure.inTrash).toBe(1);
  expect(listed.data).toMatchObject([{ _id: first, isInTrash: true }]);
  await submit('contact-inquiries', fields);
  const late = await erase(`?phone=03060000007&set=${listed.erasure.set}`);
  expect(late.statusCode).toBe(409);
  expect(late.json().message).toBe(erasureTexts.changed);
  const { erasure } = await listErasure({ phone: fields.phone });
  expect(erasure.counts).toEqual({ 'contact-inquiries': 1, 'test-drives': 1 });
  const done = await call('DELETE', `/admin/person?phone=03060000007&set=${erasure.set}`);
  expect(done.data.purged).toBe(2);
});

it('the list of an erasure counts records of all kinds, and shows those that the account may see', async () => {
  const fields = { phone: '0306 0000008', email: 'kinds@mail.example' };
  await submit('contact-inquiries', fields);
  const drive = await submit('test-drives', fields);
  const staff = await test.signIn(['trash', 'test-drives']);
  const url = '/api/admin/person/erasure?phone=03060000008';
  const { data, pagination, erasure } = (
    await test.call({ method: 'GET', url, cookies: staff })
  ).json() as ErasurePage;
  expect(data.map(({ _id }) => _id)).toEqual([drive]);
  expect(pagination.totalItems).toBe(1);
  expect(erasure.counts).toEqual({ 'contact-inquiries': 1, 'test-drives': 1 });
});

it('erasing needs the permission trash and a number or an address', async () => {
  const staff = await test.signIn(permissions.filter((permission) => permission !== 'trash'));
  const query = '?phone=03007654321';
  const forbidden = await Promise.all([
    test.call({ method: 'DELETE', url: `/api/admin/person${query}`, cookies: staff }),
    test.call({ method: 'GET', url: `/api/admin/person/erasure${query}`, cookies: staff }),
  ]);
  expect(forbidden.map(({ statusCode }) => statusCode)).toEqual([403, 403]);
  const nobody = await test.call({ method: 'DELETE', url: '/api/admin/person', cookies });
  expect(nobody.statusCode).toBe(400);
});
