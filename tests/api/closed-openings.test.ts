import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { jobOpenings } from '#server/resources/jobs/schema.ts';
import { openingForm } from '#tests/submissions.ts';
import { applicationCalls, form } from '#tests/support/application-calls.ts';
import { buildMultipart } from '#tests/support/multipart.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let cookies: Record<string, string>;
beforeAll(async () => {
  test = await startTestApp();
  cookies = await test.signIn(['job-openings']);
});
afterAll(() => test.close());
beforeEach(() => test.database.db.delete(jobOpenings));

const { send, expectNothingNew } = applicationCalls(() => test);

/** Adds an opening that visitors see from one moment to another, as staff do. */
async function addOpening(
  title: string,
  publishAt: string,
  closesAt: string,
  location = 'Lahore',
): Promise<void> {
  const body = buildMultipart(openingForm({ title, location, publishAt: '', closesAt: '' }));
  const answer = await test.call({ method: 'POST', url: '/api/jobs', cookies, ...body });
  expect(answer.statusCode).toBe(201);
  await test.database.pool.query(
    `update job_openings set publish_at = nullif($2, '')::timestamptz,
      closes_at = nullif($3, '')::timestamptz where title = $1`,
    [title, publishAt, closesAt],
  );
}

const refusal = {
  message: 'This job opening is closed and takes no more applications.',
  errors: [
    {
      field: 'jobTitle',
      message: 'This job opening is closed and takes no more applications.',
    },
  ],
};

it.each([
  ['has closed', '', '2020-01-01T00:00:00Z'],
  ['is not published yet', '2099-01-01T00:00:00Z', ''],
])('an application to an opening that %s is refused and leaves no file', async (_, from, until) => {
  await addOpening('Sales Executive', from, until);
  await expectNothingNew(async () => {
    for (const jobTitle of ['Sales Executive', ' SALES executive']) {
      const answer = await send(form({ jobTitle }));
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject(refusal);
    }
  });
});

it('an opening of the same title that is open, another title and no title are accepted', async () => {
  await addOpening('Sales Executive', '', '2020-01-01T00:00:00Z');
  expect((await send(form({ jobTitle: 'Mechanic' }))).statusCode).toBe(201);
  expect((await send(form({ jobTitle: '' }))).statusCode).toBe(201);
  await addOpening('Sales executive', '', '2099-01-01T00:00:00Z');
  expect((await send(form({ jobTitle: 'Sales Executive' }))).statusCode).toBe(201);
});

it('an application that was stored before the opening closed is confirmed again, and not stored twice', async () => {
  await addOpening('Sales Executive', '', '2099-01-01T00:00:00Z');
  const repeatedForm = form({ jobTitle: 'Sales Executive' });
  const headers = { 'idempotency-key': 'answer-was-lost' };
  const first = await send(repeatedForm, headers);
  expect(first.statusCode).toBe(201);
  await test.database.pool.query(`update job_openings set closes_at = now()`);
  await expectNothingNew(async () => {
    const again = await send(repeatedForm, headers);
    expect([again.statusCode, again.json()]).toEqual([201, first.json()]);
  });
});

it('the page says above the form that its opening is closed, whatever the case of the title', async () => {
  const says = async (title: string) => {
    const url = `/careers/apply?job=${encodeURIComponent(title)}`;
    return (await test.call({ method: 'GET', url })).body.includes(`>${refusal.message}`);
  };
  await addOpening('Sales Executive', '', '2020-01-01T00:00:00Z');
  expect(await says('sales executive')).toBe(true);
  expect(await says('Mechanic')).toBe(false);
  expect(await says('')).toBe(false);
  await addOpening('Sales Executive', '', '2099-01-01T00:00:00Z');
  expect(await says('sales executive')).toBe(false);
});

it('the page names the place of an opening only if others of the same title are there, too', async () => {
  const url = '/careers/apply?job=Sales%20Executive';
  const names = async (place: string) =>
    (await test.call({ method: 'GET', url })).body.includes(`>${place}</bdi> · `);
  await addOpening('Sales Executive', '', '', 'Lahore');
  expect(await names('Lahore')).toBe(true);
  await addOpening('Sales Executive', '', '', 'Karachi');
  expect([await names('Lahore'), await names('Karachi')]).toEqual([false, false]);
});

it('the form without JavaScript shows the sentence', async () => {
  await addOpening('Sales Executive', '', '2020-01-01T00:00:00Z');
  const body = buildMultipart(form({ jobTitle: 'Sales Executive' }));
  const answer = await test.call({ method: 'POST', url: '/careers/apply', ...body });
  expect(answer.statusCode).toBe(400);
  expect(answer.body).toContain(refusal.message);
});
