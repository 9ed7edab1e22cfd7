import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { todayInPakistan } from '#contract/format/pakistan-time.ts';
import { rolePermissions } from '#contract/staff/staff.ts';
import type { OwnRequest, OwnStep } from '#contract/tracking/own-request.ts';
import { readEnv } from '#server/platform/env.ts';
import type { Lead } from '#server/resources/leads/lead.ts';
import { leads } from '#server/resources/leads/registry.ts';
import { testDriveLead } from '#server/resources/leads/types/test-drive.ts';
import { vehicleBookingLead } from '#server/resources/leads/types/vehicle-booking.ts';
import { notifyStaff } from '#server/resources/staff-notices/notifier.ts';
import { acceptedInputs } from '#tests/factories.ts';
import { buildSubmission } from '#tests/submissions.ts';
import { purge } from '#tests/support/purge.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addTwoDealers, type TwoDealers } from '#tests/support/two-dealers.ts';

const email = 'buyer@mail.example';

let test: TestApp;
let two: TwoDealers;
beforeAll(async () => {
  test = await startTestApp({ env: readEnv({ RATE_LIMIT: 'off' }) });
  two = await addTwoDealers(test);
});
afterAll(() => test.close());
beforeEach(() => test.database.pool.query('delete from outgoing_mail'));

const dealerOne = () => two.dealers[0]?.cookies ?? {};
const dealerTwo = () => two.dealers[1]?.cookies ?? {};
const query = async (text: string) => (await test.database.pool.query(text)).rows;

interface Sent {
  lead: Lead;
  id: string;
  /** The path of its page, which is that of the API, too. */
  page: string;
}

/** Submits a request to the first dealer as a visitor. */
async function submit(lead: Lead, fields: object = {}): Promise<Sent> {
  const { facts } = lead;
  const named = facts.dealership && { [facts.dealership]: two.dealers[0]?.label };
  const input = { ...acceptedInputs[facts.slug]?.(), ...named, email, ...fields };
  const { payload, headers } = buildSubmission(facts.slug, input);
  const url = `/api${facts.paths.submit}`;
  const response = await test.call({ method: 'POST', url, payload, headers });
  expect(response.statusCode, response.body).toBe(201);
  const { _id: id, trackingUrl: page } = response.json().data;
  return { lead, id, page };
}

const read = (page: string) => test.call({ method: 'GET', url: `/api${page}` });
const readData = async (page: string): Promise<OwnRequest> => (await read(page)).json().data;
const act = (page: string, name: string, payload: object) =>
  test.call({ method: 'POST', url: `/api${page}/${name}`, payload });
const write = (page: string, text: string) => act(page, 'messages', { text });
const withdraw = (page: string, fields: object = {}) =>
  act(page, 'withdraw', { reason: 'price', ...fields });

const staffPath = ({ lead, id }: Sent, rest = '') =>
  `/api/admin/timeline/${lead.facts.slug}/${id}${rest}`;
const asStaff = (method: 'GET' | 'POST', url: string, payload?: object, cookies = dealerOne()) =>
  test.call({ method, url, cookies, ...(payload && { payload }) });
const setStatus = ({ lead, id }: Sent, status: string) =>
  test.call({
    method: 'PATCH',
    url: `/api${lead.facts.paths.records}/${id}/status`,
    cookies: two.headOffice,
    payload: { status },
  });
/** The ids of the requests in the section of My Day for what customers wrote. */
const listWaiting = async (cookies = dealerOne()): Promise<string[]> => {
  const { data } = (await asStaff('GET', '/api/admin/my-day', undefined, cookies)).json();
  return data.messages.records.map(({ _id }: { _id: string }) => _id);
};

const listNames = (steps: readonly OwnStep[], state: OwnStep['state']) =>
  steps.filter((step) => step.state === state).map(({ name }) => name);

describe.each(leads.map((lead) => ({ slug: lead.facts.slug, lead })))('$slug', ({ lead }) => {
  const { facts } = lead;

  it('has a page by its secret link, with its steps and without personal data', async () => {
    const sent = await submit(lead);
    expect(sent.page).toMatch(/^\/track\/[A-Za-z0-9_-]{44}$/);
    const response = await read(sent.page);
    expect(response.statusCode).toBe(200);
    const data: OwnRequest = response.json().data;
    expect(data).toMatchObject({ kind: facts.slug, state: 'open', isActive: true, messages: [] });
    expect(listNames(data.steps, 'now')).toEqual([Object.keys(facts.statuses)[0]]);
    expect(data.steps.at(-1)?.name).toBe(facts.completedStatuses[0]);
    const input = acceptedInputs[facts.slug]?.() as Record<string, string>;
    for (const name of ['cnic', 'phone', 'firstName', 'lastName', 'fullName', 'address', 'email']) {
      const typed = input[name];
      if (typed) expect(response.body).not.toContain(`"${typed}"`);
    }
  });

  it('follows its status, with the time of each step', async () => {
    const sent = await submit(lead);
    const [, second = ''] = facts.openStatuses;
    if (second && second !== 'confirmed') await setStatus(sent, second);
    const last = facts.completedStatuses[0] ?? '';
    const changed = await setStatus(sent, last);
    expect(changed.statusCode, changed.body).toBe(200);
    const { state, steps, isWithdrawable } = await readData(sent.page);
    expect({ state, isWithdrawable }).toEqual({ state: 'completed', isWithdrawable: false });
    expect(new Set(steps.map((step) => step.state))).toEqual(new Set(['done']));
    expect(steps.at(-1)?.at).not.toBeNull();
  });

  it('ends its link with its erasure', async () => {
    const sent = await submit(lead);
    await write(sent.page, 'Is it there?');
    const url = `/api${facts.paths.records}/${sent.id}`;
    await test.call({ method: 'DELETE', url, cookies: two.headOffice });
    await purge(test, facts.slug, sent.id);
    expect((await read(sent.page)).statusCode).toBe(404);
    expect(await query(`select from own_requests where _id = '${sent.id}'`)).toEqual([]);
  });
});

describe('a link', () => {
  it('that is wrong, malformed or renewed gets one and the same answer', async () => {
    const sent = await submit(vehicleBookingLead);
    const other = await submit(vehicleBookingLead);
    const forged = sent.page.slice(0, -22) + other.page.slice(-22);
    const renewed = await asStaff('POST', staffPath(sent, '/page/renew'));
    expect(renewed.statusCode).toBe(200);
    const { url } = renewed.json().data;
    const answers = await Promise.all(
      [forged, sent.page, `/track/${'A'.repeat(44)}`, '/track/short'].map(read),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect((await read(new URL(url).pathname)).statusCode).toBe(200);
    expect((await read(other.page)).statusCode).toBe(200);
  });

  it('is in the acknowledgement, and a repeated submission gets the same', async () => {
    const input = { ...acceptedInputs['contact-inquiries']?.(), email: 'once@mail.example' };
    const send = () =>
      test.call({
        method: 'POST',
        url: '/api/contact/submit',
        payload: input,
        headers: { 'idempotency-key': 'once-and-again' },
      });
    const [first, second] = [await send(), await send()];
    const { trackingUrl } = first.json().data;
    expect(second.json().data.trackingUrl).toBe(trackingUrl);
    const [mail] = await query(
      "select text from outgoing_mail where recipient = 'once@mail.example'",
    );
    expect(mail?.text).toContain(trackingUrl);
  });

  it('is read and renewed only by staff who may see the request', async () => {
    const sent = await submit(vehicleBookingLead);
    const page = staffPath(sent, '/page');
    expect((await asStaff('GET', page, undefined, dealerTwo())).statusCode).toBe(404);
    const renewal = await asStaff('POST', `${page}/renew`, undefined, dealerTwo());
    expect(renewal.statusCode).toBe(404);
    expect((await asStaff('GET', page)).json().data.url).toContain(sent.page);
  });
});

describe('a message', () => {
  it('waits in My Day until staff reply; the customer reads the reply, and gets it by email', async () => {
    const sent = await submit(vehicleBookingLead);
    const written = await write(sent.page, 'When does it come?\nIn white.');
    expect(written.statusCode, written.body).toBe(200);
    expect(await listWaiting()).toContain(sent.id);
    expect(await listWaiting(dealerTwo())).toEqual([]);
    await asStaff('POST', staffPath(sent), { type: 'note', text: 'Secret: bargain hunter' });
    expect(await listWaiting()).toContain(sent.id);
    const reply = { type: 'message', text: 'On Monday, in white.' };
    expect((await asStaff('POST', staffPath(sent), reply)).statusCode).toBe(201);
    expect(await listWaiting()).not.toContain(sent.id);
    const before = (await asStaff('GET', staffPath(sent, '/page'))).json().data;
    expect(before).toMatchObject({ seenAt: null, unansweredSince: null });
    const data = await readData(sent.page);
    expect(data.messages.map(({ from, text }) => [from, text])).toEqual([
      ['customer', 'When does it come?\nIn white.'],
      ['dealer', 'On Monday, in white.'],
    ]);
    expect(data.isAnswered).toBe(true);
    const after = (await asStaff('GET', staffPath(sent, '/page'))).json().data;
    expect(Date.parse(after.seenAt)).toBeGreaterThan(Date.now() - 60_000);
    const mails = await query(
      `select subject, text from outgoing_mail where recipient = '${email}'`,
    );
    const mailed = mails.find(({ subject }) => String(subject).startsWith('A message'));
    expect(mailed?.text).toContain('On Monday, in white.');
    expect(mailed?.text).toContain(sent.page);
    expect(JSON.stringify([data, mails])).not.toContain('Secret');
  });

  it('is one, however often it is sent, even at once', async () => {
    const sent = await submit(vehicleBookingLead);
    const answers = await Promise.all(Array.from({ length: 5 }, () => write(sent.page, 'Hello')));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    expect((await readData(sent.page)).messages).toHaveLength(1);
  });

  it('needs a text, and 20 a day are enough', async () => {
    const sent = await submit(vehicleBookingLead);
    expect((await write(sent.page, '  ')).json().errors[0].code).toBe('message-missing');
    for (let number = 1; number <= 20; number += 1) await write(sent.page, `Message ${number}`);
    const refused = await write(sent.page, 'One more');
    expect(refused.statusCode).toBe(429);
    expect(refused.json().code).toBe('messages-many');
    expect((await readData(sent.page)).messages).toHaveLength(20);
  });

  it('is refused once the request is closed for 90 days', async () => {
    const sent = await submit(vehicleBookingLead);
    await setStatus(sent, 'cancelled');
    expect((await write(sent.page, 'Why?')).statusCode).toBe(200);
    await query(
      `update lead_timeline set at = at - interval '91 days' where record_id = '${sent.id}'`,
    );
    const refused = await write(sent.page, 'Still there?');
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'request-closed']);
    expect(await readData(sent.page)).toMatchObject({ state: 'closed', isActive: false });
  });

  it('notifies who handles the request, even a closed one', async () => {
    const sent = await submit(vehicleBookingLead);
    await setStatus(sent, 'cancelled');
    await write(sent.page, 'Please open it again');
    await notifyStaff(test.database.db, 'https://haval.example/office');
    const notices = await query(
      `select reason from staff_notices where record_id = '${sent.id}' and reason = 'message'`,
    );
    expect(notices).toHaveLength(1);
  });

  it('of staff is hidden or shown by a switch', async () => {
    const sent = await submit(vehicleBookingLead);
    const log = (entry: object) => asStaff('POST', staffPath(sent), entry);
    await log({ type: 'call', text: 'Hidden call', outcome: 'reached' });
    await log({ type: 'note', text: 'Shown note', isVisible: true });
    await log({ type: 'message', text: 'Hidden draft', isVisible: false });
    const { messages } = await readData(sent.page);
    expect(messages.map(({ text }) => text)).toEqual(['Shown note']);
  });
});

describe('a call', () => {
  it('that the customer asks for is the next follow-up', async () => {
    const sent = await submit(vehicleBookingLead);
    const at = new Date(Date.now() + 86_400_000).toISOString();
    expect((await act(sent.page, 'call', { at })).statusCode).toBe(200);
    const [row] = await query(
      `select next_follow_up from vehicle_bookings where _id = '${sent.id}'`,
    );
    expect(new Date(row?.next_follow_up).toISOString()).toBe(at);
    const [message] = (await readData(sent.page)).messages;
    expect(message?.text).toMatch(/^Please call me on \w+day, /);
  });

  it.each([-1, 15])('in %i days is refused', async (days) => {
    const sent = await submit(vehicleBookingLead);
    const at = new Date(Date.now() + days * 86_400_000).toISOString();
    const refused = await act(sent.page, 'call', { at });
    expect([refused.statusCode, refused.json().errors[0].code]).toEqual([400, 'call-time']);
  });
});

describe('a booking', () => {
  it('says what is promised and paid, and the steps of its car', async () => {
    const sent = await submit(vehicleBookingLead);
    const path = `/api${vehicleBookingLead.facts.paths.records}/${sent.id}`;
    const today = todayInPakistan();
    const payment = { amount: 500_000, paidOn: today, instrument: 'pay-order' };
    const noted = await asStaff('POST', `${path}/payments`, {
      ...payment,
      instrumentNumber: 'PO 1234567',
    });
    expect(noted.statusCode, noted.body).toBe(201);
    const promise = { status: 'confirmed', promisedDate: '2030-05-04', allottedAt: today };
    const changed = await test.call({
      method: 'PATCH',
      url: `${path}/status`,
      cookies: dealerOne(),
      payload: promise,
    });
    expect(changed.statusCode, changed.body).toBe(200);
    const response = await read(sent.page);
    expect(response.body).not.toContain('1234');
    const { steps, booking }: OwnRequest = response.json().data;
    expect(steps.map(({ name, state }) => `${name} ${state}`)).toEqual([
      'pending done',
      'confirmed done',
      'allotted now',
      'ready next',
      'completed next',
    ]);
    expect(booking).toMatchObject({
      promised: { date: '2030-05-04' },
      queue: null,
      payments: [{ amount: 500_000, maskedNumber: '…567', isReversed: false }],
      paid: 500_000,
    });
    expect(response.body).not.toContain('dealer-one');
  });

  it('without a car has a place in the queue', async () => {
    const sent = await submit(vehicleBookingLead, { selectedColor: 'Sun Gold Black' });
    const later = await submit(vehicleBookingLead, { selectedColor: 'Sun Gold Black' });
    expect((await readData(sent.page)).booking?.queue).toEqual({ place: 1, of: 2 });
    expect((await readData(later.page)).booking?.queue).toEqual({ place: 2, of: 2 });
  });
});

describe('an email address', () => {
  const address = 'new@mail.example';
  const add = (page: string, typed = address) => act(page, 'email', { email: typed });
  const confirm = (page: string, code: string) => act(page, 'email/confirm', { code });
  const readMails = () =>
    query(`select subject, text from outgoing_mail where recipient = '${address}'`);
  const readCode = async () => /\d{6}/.exec(String((await readMails())[0]?.subject))?.[0] ?? '';
  const submitWithout = () => submit(vehicleBookingLead, { email: undefined });

  it('is added by a code, and gets nothing else before', async () => {
    const sent = await submitWithout();
    expect((await add(sent.page)).json().data.unconfirmedEmail).toBe('n…@mail.example');
    await asStaff('POST', staffPath(sent), { type: 'message', text: 'Too early' });
    const [mail, ...others] = await readMails();
    expect(others).toEqual([]);
    expect(mail?.text).not.toContain('/track/');
    const code = await readCode();
    const twice = [await confirm(sent.page, code), await confirm(sent.page, code)];
    expect(twice.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(twice[1]?.json().data).toMatchObject({ canAddEmail: false, unconfirmedEmail: null });
    await asStaff('POST', staffPath(sent), { type: 'message', text: 'In time' });
    expect(await readMails()).toHaveLength(2);
    const [row] = await query(`select email from vehicle_bookings where _id = '${sent.id}'`);
    expect(row?.email).toBe(address);
    expect((await add(sent.page, 'third@mail.example')).json().code).toBe('email-present');
  });

  it('is not confirmed by guessing', async () => {
    const sent = await submitWithout();
    await add(sent.page);
    const code = await readCode();
    const wrong = code === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 5; tries += 1) {
      const refused = await confirm(sent.page, wrong);
      expect([refused.statusCode, refused.json().errors[0].code]).toEqual([
        400,
        'email-code-wrong',
      ]);
    }
    expect((await confirm(sent.page, code)).statusCode).toBe(400);
    await add(sent.page);
    expect((await confirm(sent.page, code)).statusCode).toBe(200);
  });
});

describe('a correction', () => {
  const correct = (page: string, fields: object) => act(page, 'correction', fields);
  const decide = (sent: Sent, isConfirmed: boolean, cookies = dealerOne()) =>
    asStaff('POST', staffPath(sent, '/page/correction'), { isConfirmed }, cookies);

  it('waits for staff, who store it; the page never shows the number', async () => {
    const sent = await submit(vehicleBookingLead);
    await correct(sent.page, { firstName: 'Samples' });
    const answer = await correct(sent.page, { phone: '+92 300 0000019' });
    expect(answer.json().data).toMatchObject({
      correctable: ['firstName', 'lastName', 'phone'],
      corrected: ['firstName', 'phone'],
      messages: [],
    });
    expect(answer.body).not.toContain('0000019');
    expect(await listWaiting()).toContain(sent.id);
    expect((await decide(sent, true, dealerTwo())).statusCode).toBe(404);
    const decided = await decide(sent, true);
    expect(decided.json().data.correction).toBeNull();
    const [row] = await query(
      `select first_name, phone, phone_digits from vehicle_bookings where _id = '${sent.id}'`,
    );
    expect(row).toMatchObject({ first_name: 'Samples', phone: '+92 300 0000019' });
    expect(String(row?.phone_digits)).toMatch(/0000019$/);
    const entries = (await asStaff('GET', staffPath(sent))).json().data;
    expect(entries[0]).toMatchObject({
      type: 'changed',
      by: 'dealer-one',
      changes: { firstName: { to: 'Samples' }, phone: { to: '+92 300 0000019' } },
    });
    expect(await listWaiting()).not.toContain(sent.id);
    expect((await decide(sent, true)).statusCode).toBe(409);
  });

  it('that staff refuse changes nothing', async () => {
    const sent = await submit(vehicleBookingLead);
    await correct(sent.page, { lastName: 'Another' });
    expect((await decide(sent, false)).statusCode).toBe(200);
    expect(await query(`select from vehicle_bookings where last_name = 'Another'`)).toEqual([]);
    expect((await readData(sent.page)).corrected).toEqual([]);
  });

  it('needs a value, and a phone number that can exist', async () => {
    const sent = await submit(vehicleBookingLead);
    const answers = [await correct(sent.page, {}), await correct(sent.page, { phone: '12' })];
    expect(answers.map((answer) => answer.json().errors[0].code)).toEqual([
      'correction-missing',
      'phone-invalid',
    ]);
  });
});

describe('a withdrawal', () => {
  it('closes the request with its reason, tells staff, and can be repeated', async () => {
    const sent = await submit(vehicleBookingLead);
    const answers = [
      await withdraw(sent.page, { text: 'Found another' }),
      await withdraw(sent.page),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(answers[1]?.json().data).toMatchObject({ state: 'withdrawn', status: 'cancelled' });
    expect((await asStaff('GET', staffPath(sent, '/page'))).json().data).toMatchObject({
      withdrawalReason: 'price',
    });
    await notifyStaff(test.database.db, 'https://haval.example/office');
    const notices = await query(
      `select distinct reason from staff_notices where record_id = '${sent.id}'`,
    );
    expect(notices.map(({ reason }) => reason)).toContain('withdrawn');
  });

  it('cancels the appointment; staff can open the request again', async () => {
    const sent = await submit(testDriveLead);
    await withdraw(sent.page);
    const planned = await query(
      `select status from appointments where request_id = '${sent.id}' and status <> 'cancelled'`,
    );
    expect(planned).toEqual([]);
    expect((await setStatus(sent, 'pending')).statusCode).toBe(200);
    expect(await readData(sent.page)).toMatchObject({ state: 'open', isWithdrawable: true });
  });

  it('against a change by staff at once leaves one of both', async () => {
    const requests = await Promise.all(
      Array.from({ length: 10 }, () => submit(vehicleBookingLead)),
    );
    for (const sent of requests) {
      const [withdrawn, completed] = await Promise.all([
        withdraw(sent.page),
        setStatus(sent, 'completed'),
      ]);
      const { state } = await readData(sent.page);
      expect([withdrawn.statusCode, completed.statusCode, state]).toSatisfy(
        ([first, , last]) =>
          (first === 200 && (last === 'withdrawn' || last === 'completed')) ||
          (first === 409 && last === 'completed'),
      );
    }
  });

  it('of a request that staff closed is refused', async () => {
    const sent = await submit(vehicleBookingLead);
    await setStatus(sent, 'completed');
    const refused = await withdraw(sent.page);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'request-withdrawn']);
  });
});

describe('a lost link', () => {
  const find = (payload: object) => test.call({ method: 'POST', url: '/api/track/find', payload });

  it('goes to the address on file, and to nobody else', async () => {
    const phone = '+92 300 0000011';
    const sent = await submit(vehicleBookingLead, { phone });
    await query('delete from outgoing_mail');
    const reference = sent.id.slice(-8);
    const found = await find({ reference, phone });
    expect(found.json().data.isLinkSent).toBe(true);
    expect(found.body).not.toContain('/track/');
    const mails = await query('select recipient, text from outgoing_mail');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.recipient).toBe(email);
    expect(mails[0]?.text).toContain(sent.page);
    await find({ reference, phone: '+92 300 0000012' });
    expect(await query('select from outgoing_mail')).toHaveLength(1);
  });
});

it('an account without the permission for a type reads none of its pages', async () => {
  const sent = await submit(vehicleBookingLead);
  const cookies = await test.signIn(
    rolePermissions.dealer.filter((permission) => permission !== 'vehicle-bookings'),
  );
  const refused = await asStaff('GET', staffPath(sent, '/page'), undefined, cookies);
  expect(refused.statusCode).toBe(403);
});
