import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLines } from '#server/platform/audit/schema.ts';
import {
  contentAdminResources,
  eventAdminResource,
  newsAdminResource,
} from '#server/resources/content/admin-resource.ts';
import { jobOpenings } from '#server/resources/jobs/schema.ts';
import { sampleJobs } from '#server/resources/seed/sample-jobs.ts';
import { contentForm } from '#tests/content-forms.ts';
import { openingForm } from '#tests/submissions.ts';
import { buildMultipart } from '#tests/support/multipart.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let cookies: Record<string, string>;
beforeAll(async () => {
  test = await startTestApp();
  cookies = await test.signIn([
    'news-management',
    'event-management',
    'media-management',
    'job-openings',
    'trash',
  ]);
});
afterAll(() => test.close());

/** The kinds whose texts staff translate: a valid form, and the field with the longest text. */
const kinds = [
  ...contentAdminResources.map((resource) => ({
    path: resource.admin.paths.records,
    slug: resource.admin.slug,
    table: resource.table,
    form: contentForm(resource),
    long: 'content',
  })),
  {
    path: '/jobs',
    slug: 'job-openings',
    table: jobOpenings,
    form: openingForm({}),
    long: 'description',
  },
];

type Form = Record<string, string>;

describe.each(kinds)('$path', ({ path, slug, table, form, long }) => {
  beforeEach(async () => {
    await test.database.db.delete(table);
    await test.database.db.delete(auditLines);
  });
  const url = `/api${path}`;
  const read = async (address: string) =>
    (await test.call({ method: 'GET', url: address, cookies })).json().data;
  const send = (method: 'POST' | 'PUT', to: string, fields: Form, headers = {}) => {
    const body = buildMultipart(fields);
    return test.call({
      method,
      url: to,
      cookies,
      ...body,
      headers: { ...body.headers, ...headers },
    });
  };
  const create = async (fields: Form = {}) =>
    (await send('POST', url, { ...form, ...fields } as Form)).json().data;
  const change = async (id: string, fields: Form) =>
    (await send('PUT', `${url}/${id}`, fields)).json().data;
  const urdu = { title: 'اردو عنوان', [long]: '**اردو** متن' };
  const translated = { urdu: JSON.stringify(urdu) };

  it('stores Urdu texts with a new record and with a change, and keeps those that a change leaves out', async () => {
    const created = await create(translated);
    expect(created).toMatchObject({ urdu, staleUrdu: [] });
    expect(await read(`${url}/${created._id}`)).toEqual(created);
    expect(await read(url)).toMatchObject([{ urdu, staleUrdu: [] }]);
    const other = await change(created._id, { urdu: JSON.stringify({ title: 'نیا' }) });
    expect(other.urdu).toEqual({ ...urdu, title: 'نیا' });
    expect((await change(created._id, { title: 'Another' })).urdu).toEqual(other.urdu);
    const removed = await change(created._id, {
      urdu: JSON.stringify({ title: ' ', [long]: null }),
    });
    expect(removed).toMatchObject({ urdu: {}, staleUrdu: [] });
    expect((await create()).urdu).toEqual({});
  });

  it('a text is stale from a change of the English one until it is changed, confirmed, or the English one is back', async () => {
    const { _id, title } = await create(translated);
    expect((await change(_id, { title: 'Another' })).staleUrdu).toEqual(['title']);
    expect((await change(_id, { [long]: 'Another' })).staleUrdu).toEqual(['title', long]);
    // Sent as it was, as the office does.
    expect((await change(_id, translated)).staleUrdu).toEqual(['title', long]);
    expect((await change(_id, { title })).staleUrdu).toEqual([long]);
    expect((await change(_id, { urduStillRight: JSON.stringify([long]) })).staleUrdu).toEqual([]);
    const both = { title: 'A third', urdu: JSON.stringify({ title: 'تیسرا' }) };
    expect((await change(_id, both)).staleUrdu).toEqual([]);
    expect((await change(_id, { title: 'A fourth' })).staleUrdu).toEqual(['title']);
    expect((await change(_id, { urdu: JSON.stringify({ title: 'چوتھا' }) })).staleUrdu).toEqual([]);
  });

  it('refuses texts that are no object, too long, or of other fields', async () => {
    const { _id } = await create();
    const refused = async (fields: Form) => {
      const response = await send('PUT', `${url}/${_id}`, fields);
      expect(response.statusCode).toBe(400);
      return response.json().errors.map(({ field }: { field: string }) => field);
    };
    expect(await refused({ urdu: '[]' })).toEqual(['urdu']);
    expect(await refused({ urdu: JSON.stringify({ title: 'ا'.repeat(201) }) })).toEqual([
      'urdu.title',
    ]);
    expect(await refused({ urdu: JSON.stringify({ title: 1 }) })).toEqual(['urdu.title']);
    expect(await refused({ urduStillRight: '["status"]' })).toEqual(['urduStillRight.0']);
    await change(_id, { urdu: JSON.stringify({ status: 'فعال' }) });
    expect((await read(`${url}/${_id}`)).urdu).toEqual({});
  });

  it('visitors get English without a trace of Urdu, and Urdu by the parameter only', async () => {
    const { _id } = await create(translated);
    const ask = (query: string, headers = {}) =>
      test.call({ method: 'GET', url: `${url}/public${query}`, headers });
    const english = await ask('', { 'accept-language': 'ur' });
    expect(english.body).not.toMatch(/urdu|[\u0600-\u06ff]/i);
    const [item] = english.json().data;
    expect(item).toMatchObject({ title: form.title });
    const [inUrdu] = (await ask('?language=ur')).json().data;
    expect(inUrdu).toMatchObject({ ...item, ...urdu, body: expect.any(Array) });
    expect(inUrdu).not.toHaveProperty('urdu');
    expect((await ask('?language=en')).json().data).toEqual([item]);
    expect((await ask('?language=de')).statusCode).toBe(400);
    // Text by text: what is not translated stays English.
    await change(_id, { urdu: JSON.stringify({ [long]: null }) });
    const [mixed] = (await ask('?language=ur')).json().data;
    expect(mixed).toMatchObject({ title: urdu.title, [long]: item[long] });
    expect(mixed).not.toHaveProperty('body');
  });

  it('an Urdu text is formatted by the same rules as an English one: HTML and other addresses stay text', async () => {
    const text = '<script>alert(1)</script>\n\n**موٹا** [بری](javascript:alert(1)) [اچھی](/models)';
    await create({ urdu: JSON.stringify({ [long]: text }) });
    const [{ body }] = (await test.call({ method: 'GET', url: `${url}/public?language=ur` })).json()
      .data;
    expect(body).toEqual([
      { type: 'paragraph', children: ['<script>alert(1)</script>'] },
      {
        type: 'paragraph',
        children: [
          { type: 'bold', children: ['موٹا'] },
          ' [بری](javascript:alert(1)) ',
          { type: 'link', href: '/models', children: ['اچھی'] },
        ],
      },
    ]);
  });

  it('staff find a record by its Urdu texts, written with any keyboard, and filter by their state', async () => {
    await create({ title: 'Missing' });
    await create({ ...translated, title: 'Half' });
    const { _id } = await create({
      urdu: JSON.stringify({ title: 'كراچي میں نمائش' }),
      title: 'Found',
    });
    const titles = async (query: string) =>
      (await read(`${url}?${query}`)).map(({ title }: { title: string }) => title).toSorted();
    expect(await titles(`search=${encodeURIComponent('نمائش کراچی')}`)).toEqual(['Found']);
    expect(await titles('urdu=stale')).toEqual([]);
    expect(await titles('urdu=missing')).toContain('Missing');
    await change(_id, { title: 'Found again' });
    expect(await titles('urdu=stale')).toEqual(['Found again']);
    expect((await test.call({ method: 'GET', url: `${url}?urdu=done`, cookies })).statusCode).toBe(
      400,
    );
  });

  it('two editors cannot overwrite each other, and each change is in the audit with both texts', async () => {
    const { _id, updatedAt } = await create(translated);
    await change(_id, { title: 'Another' });
    await change(_id, { urduStillRight: '["title"]' });
    const late = { urdu: JSON.stringify({ title: 'دیر سے' }) };
    const response = await send('PUT', `${url}/${_id}`, late, { 'If-Match': updatedAt });
    expect(response.statusCode).toBe(409);
    expect(response.json().conflict.current).toMatchObject({ urdu, staleUrdu: [] });
    await change(_id, late);
    const lines = await test.database.db.select().from(auditLines).orderBy(asc(auditLines._id));
    expect(lines.map(({ kind }) => kind)).toEqual([slug, slug, slug, slug]);
    expect(lines.slice(1).map(({ old, new: after }) => [old, after])).toEqual([
      [
        expect.objectContaining({ staleUrdu: [] }),
        expect.objectContaining({ title: 'Another', staleUrdu: ['title'] }),
      ],
      [{ staleUrdu: ['title'] }, { staleUrdu: [] }],
      [{ urdu }, { urdu: { ...urdu, title: 'دیر سے' } }],
    ]);
  });

  it('Urdu texts and their marks go to the trash and come back', async () => {
    const { _id } = await create(translated);
    await change(_id, { title: 'Another' });
    await test.call({ method: 'DELETE', url: `${url}/${_id}`, cookies });
    const restored = await test.call({
      method: 'POST',
      url: `/api/admin/trash/${slug}/${_id}/restore`,
      cookies,
    });
    expect(restored.statusCode).toBe(200);
    expect(await read(`${url}/${_id}`)).toMatchObject({ urdu, staleUrdu: ['title'] });
  });

  it('needs the permission of the kind', async () => {
    const { _id } = await create();
    const stranger = await test.signIn(['tariffs'], `Stranger to ${slug}`);
    const body = buildMultipart(translated);
    const call = { method: 'PUT', url: `${url}/${_id}`, cookies: stranger, ...body } as const;
    expect((await test.call(call)).statusCode).toBe(403);
  });
});

it('an Urdu place of an event shows only while the event has a place', async () => {
  const url = `/api${eventAdminResource.admin.paths.records}`;
  const form = contentForm(eventAdminResource, {
    place: 'Showroom, Lahore',
    urdu: JSON.stringify({ place: 'شوروم، لاہور' }),
  });
  const created = await test.call({ method: 'POST', url, cookies, ...buildMultipart(form) });
  const { _id } = created.json().data;
  const readPlace = async () =>
    (await test.call({ method: 'GET', url: `${url}/public/${_id}?language=ur` })).json().data.place;
  expect(await readPlace()).toBe('شوروم، لاہور');
  const body = buildMultipart({ place: '' });
  await test.call({ method: 'PUT', url: `${url}/${_id}`, cookies, ...body });
  expect(await readPlace()).toBe(null);
});

it('translating a sample opening leaves it a sample, and an application names the stored title', async () => {
  await test.database.db.delete(jobOpenings);
  const [sample] = sampleJobs();
  if (!sample) throw new Error('no sample');
  await test.database.db.insert(jobOpenings).values({ ...sample, urdu: {}, urduSource: {} });
  const body = buildMultipart({ urdu: JSON.stringify({ title: 'سیلز ایگزیکٹو' }) });
  const url = `/api/jobs/${sample._id}`;
  const { data } = (await test.call({ method: 'PUT', url, cookies, ...body })).json();
  expect(data.isSample).toBe(true);
  const read = await test.call({ method: 'GET', url: '/api/jobs/public?language=ur' });
  expect(read.json().data).toMatchObject([{ title: 'سیلز ایگزیکٹو', storedTitle: sample.title }]);
});

it('the search of all records finds an article by its Urdu title', async () => {
  const { paths, slug } = newsAdminResource.admin;
  const form = contentForm(newsAdminResource, {
    title: 'Found in the palette',
    urdu: JSON.stringify({ title: 'شمالی علاقوں کا سفر' }),
  });
  await test.call({
    method: 'POST',
    url: `/api${paths.records}`,
    cookies,
    ...buildMultipart(form),
  });
  const url = `/api/admin/search/records?q=${encodeURIComponent('شمالی سفر')}`;
  const { data } = (await test.call({ method: 'GET', url, cookies })).json();
  expect(data).toMatchObject([{ kind: slug, title: 'Found in the palette' }]);
});
