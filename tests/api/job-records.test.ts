import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { auditLines } from '#server/platform/audit/schema.ts';
import { jobOpenings } from '#server/resources/jobs/schema.ts';
import { acceptedInputs } from '#tests/factories.ts';
import { buildSubmission, openingForm } from '#tests/submissions.ts';
import { buildMultipart, type FilePart } from '#tests/support/multipart.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const url = '/api/jobs';

let test: TestApp;
let cookies: Record<string, string>;
beforeAll(async () => {
  test = await startTestApp();
  cookies = await test.signIn(['job-openings'], 'HR Editor');
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.database.db.delete(jobOpenings);
  await test.database.db.delete(auditLines);
});

type Form = Record<string, string | FilePart>;
const post = (form: Form) =>
  test.call({ method: 'POST', url, cookies, ...buildMultipart(openingForm(form)) });
const put = (id: string, form: Form, headers: Record<string, string> = {}) => {
  const body = buildMultipart(form);
  const sent = { ...body, headers: { ...body.headers, ...headers } };
  return test.call({ method: 'PUT', url: `${url}/${id}`, cookies, ...sent });
};
const get = (path = '') => test.call({ method: 'GET', url: `${url}${path}`, cookies });
const add = async (form: Form = {}) => (await post(form)).json().data;

it('a new opening is stored as typed, and public at once', async () => {
  const response = await post({});
  expect(response.statusCode).toBe(201);
  const { success, message, data } = response.json();
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
  const { updatedAt: _inner, urdu: _urdu, staleUrdu: _stale, ...shown } = data;
  const open = await test.call({ method: 'GET', url: `${url}/public` });
  expect(open.json().data).toEqual([shown]);
});

it('the list counts the applications that name an opening, in any letter case', async () => {
  await add({ title: 'Tester of Counts' });
  await add({ title: 'Tester of Nothing' });
  for (const jobTitle of ['Tester of Counts', 'TESTER OF COUNTS', 'Tester of']) {
    const application = { ...acceptedInputs['job-applications']?.(), jobTitle };
    const { payload, headers } = buildSubmission('job-applications', application);
    const sent = await test.call({
      method: 'POST',
      url: '/api/job-application/apply',
      payload,
      headers,
    });
    expect(sent.statusCode).toBe(201);
  }
  const { data } = (await get('?sortBy=title&sortOrder=asc')).json();
  expect(data.map(({ title, applicants }: Record<string, unknown>) => [title, applicants])).toEqual(
    [
      ['Tester of Counts', 2],
      ['Tester of Nothing', 0],
    ],
  );
});

it('text with commas or lines becomes a list, and a blank gender becomes Any', async () => {
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
])(
  'without %s it is refused with the required fields, and the error names the field',
  async (field) => {
    const response = await post({ [field]: ' ' });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ message: required, errors: [{ field }] });
  },
);

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
  const response = await post(fields as unknown as Form);
  expect(response.statusCode).toBe(400);
  const refusal = response.json();
  expect(refusal.message).toMatch(message);
  expect(refusal.errors).toMatchObject([{ field }]);
  expect(await test.database.db.select().from(jobOpenings)).toEqual([]);
});

it('a change keeps other fields, is audited, and cannot raise the minimum experience above the maximum', async () => {
  const { _id, updatedAt } = await add();
  const changed = await put(_id, { title: 'Sales Lead', crmRequired: 'false' });
  expect(changed.json()).toMatchObject({
    message: 'Job updated successfully',
    data: { title: 'Sales Lead', crmRequired: false, location: 'Lahore', skills: ['Listening'] },
  });
  const inverted = await put(_id, { experienceMin: '11' });
  expect(inverted.statusCode).toBe(400);
  expect(inverted.json().errors).toMatchObject([{ field: 'experienceMin' }]);
  const late = await put(_id, { title: 'Late' }, { 'if-match': updatedAt });
  expect(late.statusCode).toBe(409);
  expect(late.json().conflict.current.title).toBe('Sales Lead');
  expect((await put(randomUUID(), { title: 'Nobody' })).statusCode).toBe(404);
  const lines = await test.database.db.select().from(auditLines).orderBy(auditLines._id);
  expect(lines).toMatchObject([
    { kind: 'job-openings', action: 'create', username: 'HR Editor' },
    { action: 'update', old: { title: 'Sales Executive', crmRequired: true } },
  ]);
});

it('a PUT changes the field that it names and nothing else', async () => {
  const {
    _id,
    updatedAt: _created,
    ...created
  } = await add({
    ...openingForm(),
    mapUrl: 'https://maps.example/lahore',
    salaryRange: '90,000 to 120,000',
    purpose: 'Sell cars',
    publishAt: '2099-12-03T09:00',
    closesAt: '2099-12-30T09:00',
  });
  let expected = { _id, ...created };
  for (const [name, sent, stored = sent] of [
    ['title', 'Sales Lead'],
    ['description', 'Lead the visitors.'],
    ['location', 'Karachi'],
    ['jobLocation', 'Sample street 6, Karachi'],
    ['mapUrl', '', null],
    ['category', 'Marketing'],
    ['type', 'Part-time'],
    ['division', 'Service'],
    ['reportsTo', 'Director Service'],
    ['qualification', 'Diploma'],
    ['experienceMin', '6', 6],
    ['experienceMax', '12', 12],
    ['gender', '', 'Any'],
    ['ageMax', '45', 45],
    ['salaryRange', '', null],
    ['purpose', 'Lead'],
    ['responsibilities', '["Lead"]', ['Lead']],
    ['requirements', '["A licence"]', ['A licence']],
    ['skills', '[]', []],
    ['crmRequired', 'false', false],
    ['erpKnowledge', 'true', true],
    ['publishAt', '', null],
    ['closesAt', '2099-12-29T09:00', '2099-12-29T04:00:00.000Z'],
  ] as [string, string, unknown?][]) {
    const response = await put(_id, { [name]: sent });
    expect(response.statusCode, `${name}: ${response.body}`).toBe(200);
    const { updatedAt: _changed, ...changed } = response.json().data;
    expected = { ...expected, [name]: stored };
    expect(changed).toEqual(expected);
  }
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

it('staff calls are 401 without a session and 403 without the permission', async () => {
  const others = await test.signIn(['job-applications']);
  const one = `${url}/${randomUUID()}`;
  const calls = [
    { method: 'GET', url },
    { method: 'GET', url: `${url}/stats` },
    { method: 'POST', url, ...buildMultipart(openingForm()) },
    { method: 'GET', url: one },
    { method: 'PUT', url: one, ...buildMultipart({ title: 'x' }) },
    { method: 'DELETE', url: one },
  ] as const;
  for (const call of calls) {
    expect((await test.call(call)).statusCode).toBe(401);
    expect((await test.call({ ...call, cookies: others })).statusCode).toBe(403);
  }
});
