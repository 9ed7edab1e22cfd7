import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildExportPath, exportFormats } from '#contract/http/http.ts';
import { formatReference } from '#contract/leads/lead.ts';
import { testDrive } from '#contract/leads/test-drive.ts';
import { buildReportPath } from '#contract/reports/reports.ts';
import { readEnv } from '#server/platform/env.ts';
import { resources } from '#server/resources/index.ts';
import { cars } from '#server/resources/pricing/schema.ts';
import { makeTestDrive } from '#tests/factories.ts';
import { quotedCar } from '#tests/support/quoted-car.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let cookies: Record<string, string>;
beforeAll(async () => {
  test = await startTestApp({ env: readEnv({ RATE_LIMIT: 'off' }) });
  cookies = await test.signIn([...resources.map(({ permission }) => permission), 'reports'], 'Xl');
});
afterAll(() => test.close());

/** Downloads a file; returns its rows as objects, by heading. */
async function readSheet(path: string, query: Record<string, string>) {
  const url = `/api${path}`;
  const response = await test.call({ method: 'GET', url, query, cookies });
  expect(response.statusCode, response.body).toBe(200);
  expect(response.headers['content-type']).toBe(exportFormats.xlsx);
  expect(response.headers['content-disposition']).toMatch(/-\d{4}-\d\d-\d\d\.xlsx"$/);
  const { sheets } = await readXlsx(response.rawPayload);
  const [headings = [], ...rows] = sheets[0]?.rows ?? [];
  return rows.map((cells) => Object.fromEntries(headings.map((name, n) => [name, cells[n]])));
}

const inPakistan = (iso: string) => new Date(Date.parse(iso) + 5 * 60 * 60 * 1000);

it('a request is exported with numbers, times and days as such, and codes as text', async () => {
  const booking = makeTestDrive({
    firstName: '=1+1',
    phone: '03001234567',
    preferredDate: '2099-05-04',
    lastName: 'فاطمہ \uFFFE part_x0041_7',
  });
  const sent = await test.call({ method: 'POST', url: '/api/test-drive/book', payload: booking });
  const { _id } = sent.json().data;
  const [row] = await readSheet(buildExportPath(testDrive.paths), { _id, format: 'xlsx' });
  const { data } = (
    await test.call({
      ...{ method: 'GET', url: `/api${testDrive.paths.records}`, query: { _id }, cookies },
    })
  ).json();
  expect(row).toMatchObject({
    Reference: formatReference(_id),
    ID: _id,
    'First name': '=1+1',
    'Last name': 'فاطمہ \uFFFD part_x0041_7',
    Phone: '03001234567',
  });
  const created = row?.['Created at (Pakistan time)'];
  expect(created).toBeInstanceOf(Date);
  const shown = inPakistan(data[0].createdAt).getTime();
  expect(Math.abs((created as Date).getTime() - shown)).toBeLessThan(1_000);
});

it('prices are numbers, and a variant like 2.0 stays text', async () => {
  await test.database.db.insert(cars).values({ ...quotedCar, variant: '2.0' });
  const [row] = await readSheet('/price-calculator/cars/export', { format: 'xlsx' });
  expect(row).toMatchObject({ 'Base price': quotedCar.basePrice, Variant: '2.0' });
});

it('a report is exported with its counts as numbers', async () => {
  const rows = await readSheet(`${buildReportPath('funnel')}/export`, { format: 'xlsx' });
  const counts = rows.map(({ Requests }) => Requests);
  expect(counts).toContain(1);
  expect(counts.every((count) => typeof count === 'number')).toBe(true);
});

it('another format is refused', async () => {
  const url = `/api${buildExportPath(testDrive.paths)}`;
  const response = await test.call({ method: 'GET', url, query: { format: 'ods' }, cookies });
  expect(response.statusCode).toBe(400);
  expect(response.json().message).toBe('format must be csv or xlsx');
});
