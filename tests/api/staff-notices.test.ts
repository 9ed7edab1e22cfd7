import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rolePermissions } from '#contract/staff/staff.ts';
import { readEnv } from '#server/platform/env.ts';
import { contactLead } from '#server/resources/leads/types/contact.ts';
import { testDriveLead } from '#server/resources/leads/types/test-drive.ts';
import { notifyStaff } from '#server/resources/staff-notices/notifier.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addTwoDealers, type TwoDealers } from '#tests/support/two-dealers.ts';

let test: TestApp;
let two: TwoDealers;
let colleague: Record<string, string>;
const settings = '/api/admin/me/notices';
const office = 'https://haval.example/office';

const query = (text: string) => test.database.pool.query(text);
const call = (method: 'GET' | 'PUT' | 'PATCH', url: string, cookies: object, payload?: object) =>
  test.call({ method, url, cookies: { ...cookies }, ...(payload && { payload }) });
const dealerOne = () => two.dealers[0]?.cookies ?? {};
const listReasons = async (cookies: object, after = '2020-01-01T00:00:00Z') => {
  const answer = await call('GET', `${settings}/new?after=${after}`, cookies);
  return answer.json().data.map(({ reason }: { reason: string }) => reason);
};
const choose = (cookies: object, email: string | null, mode: string) =>
  call('PUT', settings, cookies, { email, mode });
const run = () => notifyStaff(test.database.db, office);
const readMail = async () =>
  (
    await query(
      "select recipient, subject, text from outgoing_mail where recipient like '%@dealers.example' order by subject",
    )
  ).rows;
const submit = () => two.submit(testDriveLead, 0, { preferredDate: '' });
const patch = (id: string, payload: object, cookies: object) =>
  call('PATCH', `/api${testDriveLead.facts.paths.records}/${id}/status`, cookies, payload);

beforeAll(async () => {
  test = await startTestApp({ env: readEnv({ RATE_LIMIT: 'off' }) });
  two = await addTwoDealers(test);
  colleague = await test.signIn(rolePermissions.dealer, 'colleague', two.dealers[0]?._id);
});
afterAll(() => test.close());
beforeEach(() =>
  query(`delete from staff_notices; delete from test_drives; delete from contact_inquiries;
    delete from outgoing_mail; update staff_accounts set email = null, notice_mode = 'digest'`),
);

describe('a notice', () => {
  it('of a new request goes to its dealer’s accounts, once, and to nobody else', async () => {
    await submit();
    await run();
    await run();
    expect(await listReasons(dealerOne())).toEqual(['new']);
    expect(await listReasons(colleague)).toEqual(['new']);
    expect(await listReasons(two.dealers[1]?.cookies ?? {})).toEqual([]);
    expect(await listReasons(two.headOffice)).toEqual([]);
  });

  it('of a new request that a dealer does not answer goes to head office', async () => {
    await test.call({
      method: 'POST',
      url: `/api${contactLead.facts.paths.submit}`,
      payload: { fullName: 'Sample Asker', phone: '+92 300 0000002', message: 'Which colours?' },
    });
    await run();
    expect(await listReasons(two.headOffice)).toEqual(['new']);
    expect(await listReasons(dealerOne())).toEqual([]);
  });

  it('of a request that was handed over goes to its new owner, and not to who did it', async () => {
    const id = await submit();
    await query(`update test_drives set created_at = now() - interval '2 hours'`);
    await patch(id, { assignedTo: 'colleague', status: 'confirmed' }, dealerOne());
    await run();
    expect(await listReasons(colleague)).toEqual(['handed-over']);
    expect(await listReasons(dealerOne())).toEqual([]);
    await patch(id, { assignedTo: 'dealer-one' }, dealerOne());
    await run();
    expect(await listReasons(dealerOne())).toEqual([]);
  });

  it('of an answer that is due goes to its owner before it is late', async () => {
    await submit();
    await query(
      `update test_drives set created_at = now() - interval '6 days', assigned_to = 'colleague'`,
    );
    await run();
    expect(await listReasons(colleague)).toEqual(['almost-late']);
    expect(await listReasons(dealerOne())).toEqual([]);
  });

  it('lists only what came after a moment', async () => {
    await submit();
    await run();
    expect(await listReasons(colleague, new Date().toISOString())).toEqual([]);
    const refused = await call('GET', `${settings}/new?after=yesterday`, colleague);
    expect(refused.statusCode).toBe(400);
  });
});

it('a change of one’s own notice settings leaves a line in the audit, an unchanged save none', async () => {
  const url = '/api/admin/audit?kind=staff-account&action=update';
  const read = async () => (await call('GET', url, two.headOffice)).json().data;
  const before = (await read()).length;
  await choose(dealerOne(), 'one@dealers.example', 'each');
  await choose(dealerOne(), 'one@dealers.example', 'each');
  const lines = await read();
  expect(lines).toHaveLength(before + 1);
  expect(lines[0]).toMatchObject({
    username: 'dealer-one',
    old: { email: null, noticeMode: 'digest' },
    new: { email: 'one@dealers.example', noticeMode: 'each' },
  });
});

describe('emails about notices', () => {
  it('go out at once, together, or not at all, as the account chooses', async () => {
    expect((await choose(dealerOne(), 'one@dealers.example', 'each')).statusCode).toBe(200);
    await choose(colleague, 'two@dealers.example', 'digest');
    const [first] = [await submit(), await submit()];
    await run();
    const mails = await readMail();
    expect(mails.map(({ recipient }) => recipient)).toEqual(Array(2).fill('one@dealers.example'));
    expect(mails[0].subject).toMatch(/^New: test drive, Sample/);
    expect(mails.map(({ text }) => text).join()).toContain(`${office}/test-drives?open=${first}`);
    await run();
    expect(await readMail()).toHaveLength(2);

    await query(`update staff_notices set created_at = created_at - interval '15 minutes'`);
    await run();
    const digest = (await readMail()).find(({ recipient }) => recipient === 'two@dealers.example');
    expect(digest.subject).toBe('2 requests wait for you');
    await run();
    expect(await readMail()).toHaveLength(3);

    await choose(dealerOne(), 'one@dealers.example', 'off');
    await submit();
    await run();
    expect(await readMail()).toHaveLength(3);
  });

  it('cut long names between characters, which PostgreSQL wants whole', async () => {
    await choose(dealerOne(), 'one@dealers.example', 'each');
    const lastName = '😀'.repeat(100);
    await two.submit(testDriveLead, 0, { preferredDate: '', firstName: 'S', lastName });
    await two.submit(testDriveLead, 0, { preferredDate: '', firstName: 'Se', lastName });
    await run();
    const mails = await readMail();
    expect(mails).toHaveLength(2);
    for (const { subject } of mails) {
      expect(subject).toMatch(/^New: test drive, Se? \p{Emoji}/u);
      expect(subject.isWellFormed()).toBe(true);
      expect(subject).toMatch(/, [0-9A-F]{8}$/);
    }
  });

  it('leave out an answer that was given in the meantime, and requests in the trash', async () => {
    await choose(dealerOne(), 'one@dealers.example', 'digest');
    const [answered, deleted] = [await submit(), await submit()];
    await query(`update test_drives set created_at = now() - interval '6 days'`);
    await run();
    expect(await listReasons(dealerOne())).toEqual(['almost-late', 'almost-late']);
    await patch(answered, { status: 'confirmed' }, dealerOne());
    await query(`update test_drives set deleted_at = now() where _id = '${deleted}';
      update staff_notices set created_at = created_at - interval '15 minutes'`);
    await run();
    expect(await readMail()).toEqual([]);
  });

  it('need a right address', async () => {
    const refused = await choose(colleague, 'nowhere', 'each');
    expect(refused.statusCode).toBe(400);
    expect(refused.json().errors[0].field).toBe('email');
    expect((await call('GET', settings, colleague)).json().data).toEqual({
      name: null,
      email: null,
      mode: 'digest',
    });
  });
});
