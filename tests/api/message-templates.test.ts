import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fillTemplate, maxOffered } from '#contract/leads/message-templates.ts';
import { messageTemplateInput } from '#contract/leads/message-templates-admin.ts';
import { dealerRequestSlugs, listDefaultPermissions } from '#contract/staff/staff.ts';
import { auditLines } from '#server/platform/audit/schema.ts';
import { messageTemplates } from '#server/resources/message-templates/resource.ts';
import { sampleTemplates } from '#server/resources/seed/sample-messages.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const url = '/api/admin/templates';
const greeting = { name: 'Greeting', language: 'en', subject: 'Hello', text: 'Dear {{firstName}}' };

let test: TestApp;
let cookies: Record<string, string>;
beforeAll(async () => {
  test = await startTestApp();
  cookies = await test.signIn(['templates'], 'Template Editor');
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.database.db.delete(messageTemplates);
  await test.database.db.delete(auditLines);
});

const send = (
  method: 'POST' | 'PUT' | 'DELETE' | 'GET',
  path = '',
  payload?: object,
  headers?: Record<string, string>,
) =>
  test.call({
    method,
    url: `${url}${path}`,
    cookies,
    ...(payload && { payload }),
    ...(headers && { headers }),
  });
const add = async (fields: object) => (await send('POST', '', fields)).json().data;

it('a template is stored for all request types by default, and not as a sample', async () => {
  const response = await send('POST', '', { ...greeting, name: ' Greeting ', isSample: true });
  expect(response.statusCode).toBe(201);
  expect(response.json()).toEqual({
    success: true,
    message: 'Template created successfully',
    data: {
      _id: expect.any(String),
      ...greeting,
      slugs: [],
      isSample: false,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    },
  });
  const slugs = ['test-drives', 'contact-inquiries', 'test-drives'];
  expect((await add({ ...greeting, name: 'Other', slugs })).slugs).toEqual([
    'contact-inquiries',
    'test-drives',
  ]);
});

const known =
  '{{firstName}}, {{vehicle}}, {{dealership}}, {{reference}}, {{appointment}}, {{link}}, {{staffName}}, {{dealerName}}, {{dealerPhone}}';

it.each([
  [{ name: ' ' }, 'name', 'Please enter a name'],
  [{ name: 'x'.repeat(101) }, 'name', 'Please keep this within 100 characters'],
  [{ language: 'fr' }, 'language', 'language must be one of: en, ur'],
  [
    { slugs: ['job-applications'] },
    'slugs.0',
    `A request type is one of: ${dealerRequestSlugs.join(', ')}`,
  ],
  [{ slugs: 'test-drives' }, 'slugs', 'slugs must be a list'],
  [{ subject: '' }, 'subject', 'Please enter a subject'],
  [{ subject: 'x'.repeat(201) }, 'subject', 'Please keep this within 200 characters'],
  [
    { subject: 'For {{nickname}}' },
    'subject',
    `There is no placeholder {{nickname}}; there are: ${known}`,
  ],
  [{ text: '' }, 'text', 'Please enter a text'],
  [{ text: 'x'.repeat(5001) }, 'text', 'Please keep this within 5,000 characters'],
  [
    { text: '{{vehicle}} {{color}}\n{{link' },
    'text',
    `There is no placeholder {{color}} or {{link; there are: ${known}`,
  ],
  [
    { text: `{{${'x'.repeat(1000)}}}{{a}}{{b}}{{c}}` },
    'text',
    `There is no placeholder {{${'x'.repeat(38)}… or {{a}} or {{b}}; there are: ${known}`,
  ],
] as const)('a template with %j is refused, new or changed', async (fields, field, message) => {
  const made = await send('POST', '', { ...greeting, ...fields });
  const { _id } = await add(greeting);
  for (const response of [made, await send('PUT', `/${_id}`, fields)]) {
    expect(response.statusCode).toBe(400);
    expect(response.json().errors).toMatchObject([{ field, message }]);
  }
});

it('a name is unique within its language, without regard to case', async () => {
  await add(greeting);
  const urdu = await send('POST', '', { ...greeting, language: 'ur' });
  expect(urdu.statusCode).toBe(201);
  const other = await add({ ...greeting, name: 'Farewell' });
  const message = 'Another template in this language has this name';
  for (const response of [
    await send('POST', '', { ...greeting, name: 'GREETING' }),
    await send('PUT', `/${other._id}`, { name: 'greeting' }),
    await send('PUT', `/${urdu.json().data._id}`, { language: 'en' }),
  ]) {
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ message, errors: [{ field: 'name', message }] });
  }
  expect((await send('PUT', `/${other._id}`, { name: 'FAREWELL' })).statusCode).toBe(200);
});

it('a change keeps the other fields and is audited; a deleted template is gone', async () => {
  const { _id } = await add({ ...greeting, slugs: ['parts-requests'] });
  const { data } = (await send('PUT', `/${_id}`, { text: 'Dear {{link}}' })).json();
  expect(data).toMatchObject({ ...greeting, slugs: ['parts-requests'], text: 'Dear {{link}}' });
  expect((await send('GET', `/${_id}`)).json().data).toEqual(data);
  expect((await send('PUT', `/${_id}`, { slugs: [] })).json().data.slugs).toEqual([]);
  await send('DELETE', `/${_id}`);
  expect((await send('GET', `/${_id}`)).statusCode).toBe(404);
  const lines = await test.database.db.select().from(auditLines).orderBy(auditLines._id);
  expect(lines.map(({ action, kind, username }) => [kind, action, username])).toEqual(
    ['create', 'update', 'update', 'delete'].map((action) => [
      'message-templates',
      action,
      'Template Editor',
    ]),
  );
});

it('a change based on an older version is refused with both versions', async () => {
  const { _id, updatedAt } = await add(greeting);
  const changed = await send('PUT', `/${_id}`, { subject: 'One' }, { 'if-match': updatedAt });
  const late = await send('PUT', `/${_id}`, { subject: 'Two' }, { 'if-match': updatedAt });
  expect([changed.statusCode, late.statusCode]).toEqual([200, 409]);
  expect(late.json().conflict).toMatchObject({
    yours: { subject: 'Two' },
    current: changed.json().data,
  });
});

it('the list is newest first, filtered, searched, sorted and paged, and exported', async () => {
  await add({ ...greeting, name: 'B', slugs: ['test-drives'] });
  await add({ ...greeting, name: 'a', text: 'About 50 %' });
  await add({ ...greeting, name: 'C', language: 'ur', slugs: ['parts-requests'] });
  const names = async (query: string) =>
    (await send('GET', query)).json().data.map(({ name }: { name: string }) => name);
  expect(await names('')).toEqual(['C', 'a', 'B']);
  expect(await names('?language=ur')).toEqual(['C']);
  expect(await names('?slug=test-drives')).toEqual(['a', 'B']);
  expect(await names('?search=50%20%25')).toEqual(['a']);
  expect(await names('?sortBy=name&sortOrder=asc')).toEqual(['a', 'B', 'C']);
  expect(await names('?limit=1&page=2')).toEqual(['a']);
  expect((await send('GET', '?sortBy=text')).statusCode).toBe(400);
  expect((await send('GET', '?slug=job-applications')).statusCode).toBe(400);
  const file = await send('GET', '/export?language=ur');
  expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(file.body).toContain('parts-requests');
  expect(file.body).not.toContain('test-drives');
});

describe('the templates offered for a request type', () => {
  it('are those for it and those for all, by name, to those with its permission', async () => {
    await add({ ...greeting, name: 'for all' });
    await add({ ...greeting, name: 'Drive', slugs: ['test-drives', 'vehicle-bookings'] });
    await add({ ...greeting, name: 'Booking', slugs: ['vehicle-bookings'] });
    for (const slug of dealerRequestSlugs) {
      const staff = await test.signIn([slug]);
      const answers = await Promise.all(
        dealerRequestSlugs.map((other) =>
          test.call({ method: 'GET', url: `${url}/for/${other}`, cookies: staff }),
        ),
      );
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(
        dealerRequestSlugs.map((other) => (other === slug ? 200 : 403)),
      );
      const { data } = answers[dealerRequestSlugs.indexOf(slug)]?.json() ?? {};
      const expected = {
        'test-drives': ['Drive', 'for all'],
        'vehicle-bookings': ['Booking', 'Drive', 'for all'],
      };
      expect(data.map(({ name }: { name: string }) => name)).toEqual(
        Object.hasOwn(expected, slug) ? expected[slug as keyof typeof expected] : ['for all'],
      );
      expect(data.at(-1)).toEqual({ _id: expect.any(String), ...greeting, name: 'for all' });
    }
  });

  it('are at most 100, and none for other types of requests', async () => {
    const [sample] = sampleTemplates();
    if (!sample) throw new Error('no sample');
    const many = Array.from({ length: maxOffered + 1 }, (_, number) => ({
      ...sample,
      _id: randomUUID(),
      name: `Sample ${number}`,
    }));
    await test.database.db.insert(messageTemplates).values(many);
    const staff = await test.signIn(['contact-inquiries', 'job-applications', 'templates']);
    const read = (slug: string) =>
      test.call({ method: 'GET', url: `${url}/for/${slug}`, cookies: staff });
    expect((await read('contact-inquiries')).json().data).toHaveLength(100);
    expect((await read('job-applications')).statusCode).toBe(404);
  });
});

it('ten samples ship: valid, marked, for every request type, and an edit makes one the staff’s own', async () => {
  const samples = sampleTemplates();
  expect(samples.map(({ language }) => language).sort()).toEqual([
    ...Array(5).fill('en'),
    ...Array(5).fill('ur'),
  ]);
  for (const slug of dealerRequestSlugs) {
    const offered = samples.filter(({ slugs }) => slugs.length === 0 || slugs.includes(slug));
    expect(new Set(offered.map(({ language }) => language)), slug).toEqual(new Set(['en', 'ur']));
  }
  for (const sample of samples) {
    const { name, language, slugs, subject, text } = sample;
    const input = { name, language, slugs, subject, text };
    expect(messageTemplateInput.parse(input)).toEqual(input);
    expect(sample.isSample).toBe(true);
    expect(fillTemplate(text, {}, language)).not.toContain('{{');
  }
  await test.database.db.insert(messageTemplates).values(samples);
  const [first] = (await send('GET')).json().data;
  expect(first.name).toBe('Inquiry received');
  const same = await send('PUT', `/${first._id}`, { subject: first.subject });
  expect(same.json().data.isSample).toBe(true);
  const edited = await send('PUT', `/${first._id}`, { subject: 'Hello' });
  expect(edited.json().data.isSample).toBe(false);
});

it('the roles HR Admin and Admin pre-fill the permission, Media Admin does not', () => {
  expect(listDefaultPermissions('hr')).toContain('templates');
  expect(listDefaultPermissions('admin')).toContain('templates');
  expect(listDefaultPermissions('media')).not.toContain('templates');
});

it('every call is 401 without a session and 403 without the permission', async () => {
  const others = await test.signIn(['contact-inquiries', 'staff-management']);
  const calls = [
    { method: 'GET', url },
    { method: 'GET', url: `${url}/export` },
    { method: 'POST', url, payload: {} },
    { method: 'GET', url: `${url}/${randomUUID()}` },
    { method: 'PUT', url: `${url}/${randomUUID()}`, payload: {} },
    { method: 'DELETE', url: `${url}/${randomUUID()}` },
  ] as const;
  for (const call of calls) {
    expect((await test.call(call)).statusCode).toBe(401);
    expect((await test.call({ ...call, cookies: others })).statusCode).toBe(403);
  }
});
