import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isInForce, type Tariff, type TariffVersion } from '#contract/on-road/tariffs.ts';
import { tariffAdmin } from '#contract/on-road/tariffs-admin.ts';
import { listDefaultPermissions } from '#contract/staff/staff.ts';
import { auditLines } from '#server/platform/audit/schema.ts';
import { tariffs } from '#server/resources/tariffs/schema.ts';
import { anyCar, makeDraft, overlappingLines } from '#tests/support/tariff-drafts.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const { texts } = tariffAdmin;
const url = '/api/tariffs/admin/versions';

let test: TestApp;
let writer: Record<string, string>;
let publisher: Record<string, string>;
beforeAll(async () => {
  test = await startTestApp();
  writer = await test.signIn(['tariffs'], 'Writer');
  publisher = await test.signIn(['tariffs'], 'Publisher');
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.database.db.delete(tariffs);
  await test.database.db.delete(auditLines);
});

interface Sent {
  payload?: object;
  cookies?: Record<string, string>;
  headers?: Record<string, string>;
}

const send = (
  method: 'POST' | 'PUT' | 'GET',
  path: string,
  { payload, cookies = writer, headers }: Sent = {},
) =>
  test.call({
    method,
    url: `${url}${path}`,
    cookies,
    ...(payload && { payload }),
    ...(headers && { headers }),
  });
const write = async (fields: Partial<Tariff> = {}): Promise<TariffVersion> =>
  (await send('POST', '', { payload: makeDraft(fields) })).json().data;
const publish = (id: string, cookies = publisher) => send('POST', `/${id}/publish`, { cookies });
const read = async (id: string): Promise<TariffVersion> =>
  (await send('GET', `/${id}`)).json().data;
const writePublished = async (fields: Partial<Tariff> = {}): Promise<TariffVersion> =>
  (await publish((await write(fields))._id)).json().data;

describe('a draft', () => {
  it('is stored with its lines in order, its sources and who wrote it, and is no sample', async () => {
    const lines = [{ ...anyCar, engineBelow: 1_301 }, anyCar];
    const sources = [{ title: 'The gazette', url: 'https://example.org/gazette' }];
    const response = await send('POST', '', {
      payload: { ...makeDraft({ lines, sources, checkedOn: '2026-11-01' }), isSample: true },
    });
    expect(response.statusCode).toBe(201);
    expect(response.json().data).toEqual({
      _id: expect.any(String),
      ...makeDraft({ lines, sources, checkedOn: '2026-11-01' }),
      until: null,
      status: 'draft',
      note: null,
      nonFilerLimit: null,
      nonFilerLimitFrom: null,
      isSample: false,
      editedBy: 'Writer',
      authors: ['Writer'],
      publishedBy: null,
      publishedAt: null,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    });
  });

  it('has at most 300 lines', async () => {
    const lines = Array.from({ length: 301 }, () => anyCar);
    expect((await write({ lines: lines.slice(1) })).lines).toHaveLength(300);
    const refused = await send('POST', '', { payload: makeDraft({ lines }) });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().errors).toMatchObject([
      { field: 'lines', message: 'A tariff has at most 300 lines' },
    ]);
  });

  it('is replaced with all its lines, and the audit holds the lines that differ', async () => {
    const second = { ...anyCar, charge: 'plates', rateBp: null, amount: 2_450 } as const;
    const { _id } = await write({ lines: [anyCar, second] });
    const payload = makeDraft({ label: 'Renamed', lines: [{ ...anyCar, rateBp: 150 }, second] });
    const response = await send('PUT', `/${_id}`, { payload, cookies: publisher });
    expect(response.json().data).toMatchObject({ ...payload, editedBy: 'Publisher' });
    expect(await read(_id)).toEqual(response.json().data);
    const [, line] = await test.database.db.select().from(auditLines).orderBy(auditLines._id);
    expect(line).toMatchObject({ kind: 'tariffs', action: 'update', username: 'Publisher' });
    expect(line?.old).toMatchObject({ label: 'Finance Act of a test', lines: [anyCar] });
    expect(line?.new).toMatchObject({ label: 'Renamed', lines: [{ ...anyCar, rateBp: 150 }] });
  });

  it('is not replaced on top of a change that the editor has not seen', async () => {
    const { _id, updatedAt } = await write();
    const headers = { 'if-match': `"${updatedAt}"` };
    const first = makeDraft({ label: 'First' });
    expect((await send('PUT', `/${_id}`, { payload: first, headers })).statusCode).toBe(200);
    const payload = makeDraft({ label: 'Second' });
    const response = await send('PUT', `/${_id}`, { payload, headers });
    expect(response.statusCode).toBe(409);
    expect(response.json().conflict).toMatchObject({
      yours: { label: 'Second' },
      current: { label: 'First', lines: [anyCar] },
    });
    const publishing = await send('POST', `/${_id}/publish`, { cookies: publisher, headers });
    expect(publishing.statusCode).toBe(409);
    expect((await read(_id)).status).toBe('draft');
  });

  it.each([
    [{ label: ' ' }, 'label', 'Please enter a label'],
    [{ until: '2027-07-01' }, 'until', 'It must end after it begins'],
    [
      { lines: [{ ...anyCar, engineFrom: 1_300, engineBelow: 1_300 }] },
      'lines.0.engineBelow',
      'The range is empty: its end must be above its start',
    ],
    [
      { lines: [{ ...anyCar, amount: 5 }] },
      'lines.0.amount',
      'A line has a rate or an amount, not both',
    ],
    [
      { lines: [anyCar, { ...anyCar, charge: 'cvt' as const }] },
      'lines.1.charge',
      'Capital value tax is set by the federation, not here',
    ],
    [
      { jurisdiction: 'PK' as const },
      'lines.0.charge',
      'Registration fee is set by a province, not here',
    ],
  ])('with %j is refused, new or changed', async (fields, field, message) => {
    const { _id } = await write();
    const payload = makeDraft(fields);
    for (const response of [
      await send('POST', '', { payload }),
      await send('PUT', `/${_id}`, { payload }),
    ]) {
      expect(response.statusCode).toBe(400);
      expect(response.json().errors).toContainEqual({ field, message, code: 'invalid' });
    }
  });

  it('of a province has no limit for non-filers', async () => {
    const limit = { nonFilerLimit: 7_000_000, nonFilerLimitFrom: '2027-07-01' };
    expect(await write(limit)).toMatchObject({ nonFilerLimit: null, nonFilerLimitFrom: null });
    expect(await write({ jurisdiction: 'PK', lines: [], ...limit })).toMatchObject(limit);
  });
});

describe('publishing', () => {
  it('ends the version in force on the draft’s first day, and names who published it', async () => {
    const old = await writePublished({ from: '2026-07-01' });
    const { _id } = await write();
    const response = await publish(_id);
    expect(response.statusCode).toBe(200);
    expect(response.json().data).toMatchObject({
      status: 'published',
      publishedBy: 'Publisher',
      publishedAt: expect.any(String),
      until: null,
    });
    expect(await read(old._id)).toMatchObject({ status: 'published', until: '2027-07-01' });
    const lines = await test.database.db.select().from(auditLines).orderBy(auditLines._id);
    const ended = lines.find(
      ({ recordId, old: values }) => recordId === old._id && values?.until === null,
    );
    expect(ended?.new).toMatchObject({ until: '2027-07-01' });
    expect(lines.at(-1)?.new).toMatchObject({ status: 'published', publishedBy: 'Publisher' });
  });

  it('replaces a version that began on the same day: it counts on no day then', async () => {
    const old = await writePublished();
    const fresh = await writePublished({ label: 'Corrected' });
    const stored = await read(old._id);
    expect(stored.until).toBe(stored.from);
    expect(isInForce(stored, '2027-07-01')).toBe(false);
    expect(isInForce(await read(fresh._id), '2027-07-01')).toBe(true);
  });

  it('leaves other jurisdictions alone', async () => {
    const other = await writePublished({ jurisdiction: 'PK-GB', from: '2026-07-01' });
    await writePublished();
    expect((await read(other._id)).until).toBeNull();
  });

  it('is refused while a car has several lines for one charge, and the answer names the cars', async () => {
    const { _id } = await write({ lines: overlappingLines });
    const response = await publish(_id);
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({
      message: texts.overlapping,
      errors: [
        {
          field: 'lines',
          message:
            'Registration fee, Petrol, Diesel, Hybrid, Plug-in hybrid · 1,300 cc: several lines',
        },
      ],
    });
    expect((await read(_id)).status).toBe('draft');
  });

  it('is refused if a later version is published in its period, and nothing is ended then', async () => {
    const old = await writePublished({ from: '2025-07-01', until: '2028-07-01' });
    await writePublished({ from: '2028-07-01' });
    const { _id } = await write();
    const response = await publish(_id);
    expect(response.statusCode).toBe(409);
    expect(response.json().errors).toMatchObject([{ field: 'until', message: texts.rangeTaken }]);
    expect((await read(old._id)).until).toBe('2028-07-01');
    await send('PUT', `/${_id}`, { payload: makeDraft({ until: '2028-07-01' }) });
    expect((await publish(_id)).statusCode).toBe(200);
  });

  it('of many overlapping drafts at once leaves one published version per day', async () => {
    const drafts = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        write({ from: `2027-0${1 + (index % 3)}-01`, label: `Draft ${index}` }),
      ),
    );
    await Promise.all(drafts.map(({ _id }) => publish(_id)));
    const stored = await test.database.db.select().from(tariffs);
    for (const day of ['2027-01-01', '2027-02-15', '2027-03-01', '2030-01-01']) {
      const counting = stored.filter((version) => isInForce({ ...version, lines: [] }, day));
      expect(counting.length, day).toBeLessThanOrEqual(1);
    }
    const last = stored.filter((version) => isInForce({ ...version, lines: [] }, '2030-01-01'));
    expect(last).toHaveLength(1);
  });

  it('of one draft by many at once happens once', async () => {
    const { _id } = await write();
    const answers = await Promise.all(Array.from({ length: 10 }, () => publish(_id)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 409),
    ]);
  });
});

describe('the second pair of eyes', () => {
  const save = (id: string, cookies: Record<string, string>, fields: Partial<Tariff> = {}) =>
    send('PUT', `/${id}`, { payload: makeDraft(fields), cookies });
  const refuseBoth = async (id: string) => {
    for (const cookies of [writer, publisher]) {
      const refused = await publish(id, cookies);
      expect(refused.statusCode).toBe(409);
      expect(refused.json().message).toBe(
        'An account that wrote none of this draft must publish it',
      );
    }
  };

  it('the account that wrote a draft cannot publish it; another can', async () => {
    const { _id } = await write();
    const own = await publish(_id, writer);
    expect(own.statusCode).toBe(409);
    expect(own.json().message).toBe('An account that wrote none of this draft must publish it');
    expect((await publish(_id, publisher)).statusCode).toBe(200);
  });

  it('a save without a change makes nobody an editor, and changes no version', async () => {
    const draft = await write();
    const saved = await save(draft._id, publisher);
    expect(saved.json().data).toEqual(draft);
    expect((await publish(draft._id, writer)).statusCode).toBe(409);
    expect((await publish(draft._id, publisher)).statusCode).toBe(200);
  });

  it.each([
    { note: 'Read again' },
    { label: 'Finance Act, corrected' },
    { checkedOn: '2026-11-20' },
  ])('who changes only %j has written nothing that buyers pay', async (fields) => {
    const { _id } = await write();
    const saved = await save(_id, publisher, fields);
    expect(saved.json().data).toMatchObject({ editedBy: 'Publisher', authors: ['Writer'] });
    expect((await publish(_id, writer)).statusCode).toBe(409);
    expect((await publish(_id, publisher)).statusCode).toBe(200);
  });

  it.each([
    { lines: [{ ...anyCar, rateBp: 150 }] },
    { from: '2027-08-01' },
    { until: '2029-07-01' },
  ])('all who wrote a draft are refused, also after a colleague changed %j', async (fields) => {
    const { _id } = await write();
    const saved = await save(_id, publisher, fields);
    expect(saved.json().data).toMatchObject({ authors: ['Writer', 'Publisher'] });
    await refuseBoth(_id);
    const third = await test.signIn(['tariffs'], `Third-${Object.keys(fields)}`);
    expect((await publish(_id, third)).statusCode).toBe(200);
  });

  it('a lone account with the permission publishes its own drafts', async () => {
    const lone = await startTestApp();
    try {
      const cookies = await lone.signIn(['tariffs'], 'Lone');
      await lone.signIn(['price-calculator'], 'Other');
      const { data } = (
        await lone.call({ method: 'POST', url, cookies, payload: makeDraft() })
      ).json();
      const review = await lone.call({ method: 'GET', url: `${url}/${data._id}/review`, cookies });
      expect(review.json().data.needsOtherAccount).toBe(false);
      const path = `${url}/${data._id}/publish`;
      expect((await lone.call({ method: 'POST', url: path, cookies })).statusCode).toBe(200);
    } finally {
      await lone.close();
    }
  });
});

describe('a published tariff', () => {
  it('can neither be changed, reviewed nor published again', async () => {
    const { _id } = await writePublished();
    const stored = await read(_id);
    for (const response of [
      await send('PUT', `/${_id}`, { payload: makeDraft({ label: 'Changed' }) }),
      await send('GET', `/${_id}/review`),
      await publish(_id),
    ]) {
      expect(response.statusCode).toBe(409);
      expect(response.json().message).toBe(texts.notDraft);
    }
    expect(await read(_id)).toEqual(stored);
  });

  it('is withdrawn once: then it counts on no day, and another one may take its period', async () => {
    const { _id } = await writePublished();
    const response = await send('POST', `/${_id}/withdraw`);
    expect(response.json().data).toMatchObject({ status: 'withdrawn', from: '2027-07-01' });
    const again = await send('POST', `/${_id}/withdraw`);
    expect(again.statusCode).toBe(409);
    expect(again.json().message).toBe(texts.notPublished);
    expect((await writePublished()).status).toBe('published');
    const [line] = await test.database.db
      .select()
      .from(auditLines)
      .where(eq(auditLines.recordId, _id))
      .orderBy(auditLines._id)
      .offset(2);
    expect(line).toMatchObject({ old: { status: 'published' }, new: { status: 'withdrawn' } });
  });
});

describe('the review of a draft', () => {
  it('shows gaps and overlaps, what it replaces and which lines change', async () => {
    await writePublished({ from: '2026-07-01', label: 'The old act' });
    const { _id } = await write({ lines: overlappingLines });
    const { data } = (await send('GET', `/${_id}/review`)).json();
    expect(data.replaces).toBe('The old act');
    expect(data.needsOtherAccount).toBe(true);
    expect(data.faults).toContainEqual({
      kind: 'overlap',
      charge: 'registration',
      fuel: 'diesel',
      origin: 'local',
      taxpayer: 'atl',
      from: 1_300,
      to: 1_300,
      value: 0,
      valueBelow: null,
    });
    expect(data.faults).toContainEqual(
      expect.objectContaining({ kind: 'gap', charge: 'plates', from: 1, to: 6_000 }),
    );
    expect(data.changes).toEqual([
      ...overlappingLines.map((after) => ({ before: null, after })),
      { before: anyCar, after: null },
    ]);
    const byOther = await send('GET', `/${_id}/review`, { cookies: publisher });
    expect(byOther.json().data.needsOtherAccount).toBe(false);
  });

  it('counts the gaps and overlaps beyond those that it lists', async () => {
    const lines = Array.from({ length: 60 }, (_, index) => ({
      ...anyCar,
      engineFrom: 10 * index + 1,
      engineBelow: 5_000 - 10 * index,
      valueFrom: 100_000 * index + 1,
      valueBelow: 90_000_000 - 100_000 * index,
    }));
    const { _id } = await write({ lines });
    const { faults, unlistedFaults } = (await send('GET', `/${_id}/review`)).json().data;
    const overlaps = faults.filter(({ kind }: { kind: string }) => kind === 'overlap');
    expect(overlaps).toHaveLength(500);
    expect(unlistedFaults).toBeGreaterThan(0);
  });

  it('shows a limit for non-filers that changes, also one that a draft drops', async () => {
    const limit = { nonFilerLimit: 7_000_000, nonFilerLimitFrom: '2026-07-01' };
    const none = { nonFilerLimit: null, nonFilerLimitFrom: null };
    const federal = { jurisdiction: 'PK' as const, lines: [] };
    const readLimit = async (fields: object) => {
      const { _id } = await write({ ...federal, ...fields });
      return (await send('GET', `/${_id}/review`)).json().data.limit;
    };
    expect(await readLimit({})).toBeNull();
    expect(await readLimit(limit)).toEqual({ before: none, after: limit });
    await writePublished({ ...federal, ...limit, from: '2026-07-01' });
    expect(await readLimit({})).toEqual({ before: limit, after: none });
    expect(await readLimit(limit)).toBeNull();
    const later = { ...limit, nonFilerLimitFrom: '2028-01-01' };
    expect(await readLimit(later)).toEqual({ before: limit, after: later });
  });

  it('shows the day from which no tariff counts, unless another version begins then', async () => {
    const readEnd = async (fields: object) => {
      const { _id } = await write(fields);
      return (await send('GET', `/${_id}/review`)).json().data.endsWithout;
    };
    const until = '2028-07-01';
    expect(await readEnd({})).toBeNull();
    expect(await readEnd({ until })).toBe(until);
    // It is in force on that day now, but ends when the draft begins.
    await writePublished({ from: '2026-07-01', until: '2029-07-01' });
    expect(await readEnd({ until })).toBe(until);
    await writePublished({ from: '2029-07-01' });
    expect(await readEnd({ until })).toBe(until);
    expect(await readEnd({ until: '2029-07-01' })).toBeNull();
  });

  it('shows the charges of the cheapest, the middle and the dearest car before and after', async () => {
    const cars = await test.signIn(['price-calculator']);
    for (const basePrice of [2_000_000, 9_000_000, 4_000_000, 16_000_000, 8_000_000]) {
      const car = { name: 'A car', model: `Car ${basePrice}`, vehicleId: `car-${basePrice}` };
      await test.call({
        method: 'POST',
        url: '/api/price-calculator/cars',
        cookies: cars,
        payload: { ...car, basePrice, isActive: true },
      });
    }
    const first = await write({ from: '2026-07-01' });
    const readSamples = async (id: string) =>
      (await send('GET', `/${id}/review`)).json().data.samples;
    expect(await readSamples(first._id)).toContainEqual({
      car: 'Car 2000000',
      taxpayer: 'atl',
      before: null,
      after: 20_000,
    });
    await publish(first._id);
    const lines = [
      { ...anyCar, taxpayer: 'atl' },
      { ...anyCar, taxpayer: 'non-atl', rateBp: 300 },
    ] as const;
    const { _id } = await write({ lines: [...lines] });
    expect(await readSamples(_id)).toEqual(
      [2_000_000, 8_000_000, 16_000_000].flatMap((price) => [
        { car: `Car ${price}`, taxpayer: 'atl', before: price / 100, after: price / 100 },
        { car: `Car ${price}`, taxpayer: 'non-atl', before: price / 100, after: (price * 3) / 100 },
      ]),
    );
  });
});

it('the list is filtered, searched, sorted and paged, and holds the lines', async () => {
  await writePublished({ from: '2026-07-01', label: 'Act of 2026' });
  await write({ label: 'Act of 2027' });
  await write({ jurisdiction: 'PK-GB', label: 'Act of Gilgit', from: '2025-07-01' });
  const list = async (query: string) =>
    (await send('GET', query)).json().data.map(({ label }: TariffVersion) => label);
  expect(await list('')).toEqual(['Act of 2027', 'Act of 2026', 'Act of Gilgit']);
  expect(await list('?jurisdiction=PK-BA&sortOrder=asc')).toEqual(['Act of 2026', 'Act of 2027']);
  expect(await list('?status=published')).toEqual(['Act of 2026']);
  expect(await list('?search=gilgit')).toEqual(['Act of Gilgit']);
  expect(await list('?limit=1&page=2')).toEqual(['Act of 2026']);
  const { data } = (await send('GET', '?status=published')).json();
  expect(data[0].lines).toEqual([anyCar]);
});

it('HR and admins get the permission with their role, others do not', () => {
  for (const role of ['hr', 'admin']) expect(listDefaultPermissions(role)).toContain('tariffs');
  for (const role of ['media', 'dealer']) {
    expect(listDefaultPermissions(role)).not.toContain('tariffs');
  }
});

it('every call is 401 without a session and 403 without the permission; unknown ids are 404', async () => {
  const others = await test.signIn(['price-calculator']);
  const one = `${url}/${randomUUID()}`;
  const calls = [
    { method: 'GET', url: one },
    { method: 'PUT', url: one, payload: makeDraft() },
    { method: 'GET', url: `${one}/review` },
    { method: 'POST', url: `${one}/publish` },
    { method: 'POST', url: `${one}/withdraw` },
    { method: 'GET', url },
    { method: 'POST', url, payload: makeDraft() },
  ] as const;
  for (const [index, call] of calls.entries()) {
    expect((await test.call(call)).statusCode).toBe(401);
    expect((await test.call({ ...call, cookies: others })).statusCode).toBe(403);
    if (index < 5) expect((await test.call({ ...call, cookies: writer })).statusCode).toBe(404);
  }
});
