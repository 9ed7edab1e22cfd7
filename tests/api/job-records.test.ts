import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { auditLines } from '#server/audit/schema.ts';
import { jobOpenings } from '#server/jobs/schema.ts';
import { openingForm } from '#tests/submissions.ts';
import { type FilePart, multipartOf } from '#tests/support/multipart.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const url = '/api/jobs';

let test: TestApp;
let cookies: Record<string, string>;
beforeAll(async () => {
  test = await startTestApp();
  cookies = await test.signIn(['job-openings'], 'People Desk');
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.database.db.delete(jobOpenings);
  await test.database.db.delete(auditLines);
});

type Form = Record<string, string | FilePart>;
const post = (form: Form) =>
  test.call({ method: 'POST', url, cookies, ...multipartOf(openingForm(form)) });
const put = (id: string, form: Form, headers: Record<string, string> = {}) => {
  const body = multipartOf(form);
  const sent = { ...body, headers: { ...body.headers, ...headers } };
  return test.call({ method: 'PUT', url: `${url}/${id}`, cookies, ...sent });
};
const get = (path = '') => test.call({ method: 'GET', url: `${url}${path}`, cookies });
const add = async (form: Form = {}) => (await post(form)).json().data;

it('a new opening is stored as it was typed, and public at once', async () => {
  const answer = await post({});
  expect(answer.statusCode).toBe(201);
  const { success, message, data } = answer.json();
  expect({ success, message }).toEqual({ success: true, message: 'Job created successfully' });
  expect(data).toMatchObject({
    title: 'Sales Executive',
    description: 'Receive visitors.\nArrange test drives.',
    mapUrl: null,
    experienceMin: 5,
    experienceMax: 10,
    crmRequired: true,
    erpKnowledge: false,
    responsibilities: ['Show the cars', 'Hand over, explain'],
    requirements: [],
    imageUrl: null,
    isSample: false,
  });
  expect((await get(`/${data._id}`)).json().data).toEqual(data);
  const { updatedAt: _inner, ...shown } = data;
  const open = await test.call({ method: 'GET', url: `${url}/public` });
  expect(open.json().data).toEqual([shown]);
});

it('lists typed with commas or on lines are lists, and a blank gender is any', async () => {
  const lists = { responsibilities: ' Sell, , drive ', skills: 'Read, write\nCount' };
  expect(await add({ ...lists, gender: '' })).toMatchObject({
    responsibilities: ['Sell', 'drive'],
    skills: ['Read, write', 'Count'],
    gender: 'Any',
  });
});

const required =
  'Please fill all required fields: title, description, location, job location, category, division, qualification, experience min/max, gender and age max.';

it.each([
  'title',
  'description',
  'location',
  'jobLocation',
  'category',
  'division',
  'qualification',
  'experienceMin',
  'experienceMax',
  'ageMax',
  'type',
])('without %s it is refused in the documents’ words, and the field is named', async (field) => {
  const answer = await post({ [field]: ' ' });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ message: required, errors: [{ field }] });
});

it.each([
  [{ experienceMin: '11' }, 'The least experience is more than the most', 'experienceMin'],
  [{ experienceMin: '-1' }, 'The least experience must be at least 0', 'experienceMin'],
  [{ ageMax: '17' }, 'The age must be at least 18', 'ageMax'],
  [{ gender: 'Nobody' }, 'gender must be one of: Male, Female, Any', 'gender'],
  [{ category: 'Sleep' }, /^category must be one of: Design, /, 'category'],
  [{ mapUrl: 'no address' }, /^Please enter a web address/, 'mapUrl'],
  [{ crmRequired: 'maybe' }, 'crmRequired must be true or false', 'crmRequired'],
  [{ skills: `["${'x'.repeat(251)}"]` }, 'Please keep each item within 250 characters', 'skills'],
])('with %j it is refused', async (fields, message, field) => {
  const answer = await post(fields as unknown as Form);
  expect(answer.statusCode).toBe(400);
  const refusal = answer.json();
  expect(refusal.message).toMatch(message);
  expect(refusal.errors).toMatchObject([{ field }]);
  expect(await test.database.db.select().from(jobOpenings)).toEqual([]);
});

it('a change touches what it names, may not turn the experience round, and leaves a line', async () => {
  const { _id, updatedAt } = await add();
  const changed = await put(_id, { title: 'Sales Lead', crmRequired: 'false' });
  expect(changed.json()).toMatchObject({
    message: 'Job updated successfully',
    data: { title: 'Sales Lead', crmRequired: false, location: 'Lahore', skills: ['Listening'] },
  });
  const turned = await put(_id, { experienceMin: '11' });
  expect(turned.statusCode).toBe(400);
  expect(turned.json().errors).toMatchObject([{ field: 'experienceMin' }]);
  const late = await put(_id, { title: 'Late' }, { 'if-match': updatedAt });
  expect(late.statusCode).toBe(409);
  expect(late.json().conflict.current.title).toBe('Sales Lead');
  expect((await put(randomUUID(), { title: 'Nobody' })).statusCode).toBe(404);
  const lines = await test.database.db.select().from(auditLines).orderBy(auditLines._id);
  expect(lines).toMatchObject([
    { kind: 'job-openings', action: 'create', username: 'People Desk' },
    { action: 'update', old: { title: 'Sales Executive', crmRequired: true } },
  ]);
});

it('the list is newest first, filtered, searched, sorted and counted', async () => {
  await add({ title: 'Driver', category: 'Operations', type: 'Contract', location: 'Karachi' });
  await add({ title: 'Adviser', jobLocation: 'Mall Road' });
  const titles = async (query: string) =>
    (await get(query)).json().data.map(({ title }: { title: string }) => title);
  expect(await titles('')).toEqual(['Adviser', 'Driver']);
  expect(await titles('?category=operations')).toEqual(['Driver']);
  expect(await titles('?type=Full-time')).toEqual(['Adviser']);
  expect(await titles('?location=kara')).toEqual(['Driver']);
  expect(await titles('?search=mall')).toEqual(['Adviser']);
  expect(await titles('?sortBy=title&sortOrder=desc')).toEqual(['Driver', 'Adviser']);
  expect((await get('?sortBy=salaryRange')).statusCode).toBe(400);
  expect((await get('/stats')).json().data).toEqual({
    totalJobs: 2,
    recentJobs: 2,
    jobsByCategory: [
      { _id: 'Operations', count: 1 },
      { _id: 'Sales', count: 1 },
    ],
    jobsByType: [
      { _id: 'Contract', count: 1 },
      { _id: 'Full-time', count: 1 },
    ],
    jobsByLocation: [
      { _id: 'Karachi', count: 1 },
      { _id: 'Lahore', count: 1 },
    ],
  });
});

it('openings are for staff with the permission to keep', async () => {
  const others = await test.signIn(['job-applications']);
  const one = `${url}/${randomUUID()}`;
  const calls = [
    { method: 'GET', url },
    { method: 'GET', url: `${url}/stats` },
    { method: 'POST', url, ...multipartOf(openingForm()) },
    { method: 'GET', url: one },
    { method: 'PUT', url: one, ...multipartOf({ title: 'x' }) },
    { method: 'DELETE', url: one },
  ] as const;
  for (const call of calls) {
    expect((await test.call(call)).statusCode).toBe(401);
    expect((await test.call({ ...call, cookies: others })).statusCode).toBe(403);
  }
});
