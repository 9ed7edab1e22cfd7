import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listReportChanges } from '#tests/support/report-changes.ts';
import { type ReportOffice, startReportOffice } from '#tests/support/report-office.ts';

let office: ReportOffice;
beforeAll(async () => {
  office = await startReportOffice();
  for (let n = 0; n < 30; n += 1) await office.addRequest(n);
});
afterAll(() => office.test.close());

/** Reads every report whose figures are kept, as head office and dealers see it. */
async function readAll() {
  const { test, two } = office;
  const [first, second] = two.dealers;
  const week = 'from=2026-03-01&to=2026-03-09';
  const queries: [string, Record<string, string>][] = [
    [week, two.headOffice],
    ['from=2026-03-03&to=2026-03-04', two.headOffice],
    ['', two.headOffice],
    [`${week}&dealerId=${first?._id}`, two.headOffice],
    [week, second?.cookies ?? {}],
  ];
  const reports = [];
  for (const [period, cookies] of queries) {
    for (const name of ['response', 'sources', 'appointments']) {
      const url = `/api/admin/reports/${name}?${period}`;
      const response = await test.call({ method: 'GET', url, cookies });
      expect(response.statusCode, response.body).toBe(200);
      reports.push({ url, ...response.json().data });
    }
  }
  return reports;
}

/** Reads the same from the requests themselves. */
async function readDirectly() {
  await office.query('delete from report_figures');
  return await readAll();
}

const countFigures = async () =>
  Number((await office.query('select count(*) from report_figures')).rows[0]?.count);

it('reports from kept figures equal those from the requests, whatever several people change while others read', async () => {
  const { requests } = office;
  const changes = listReportChanges(office);
  const step = fc.tuple(fc.constantFrom(...Object.keys(changes)), fc.nat({ max: 9_999 }), fc.nat());
  const client = fc.array(step, { minLength: 4, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(fc.tuple(client, client, client), async (clients) => {
      const work = clients.map(async (steps) => {
        for (const [name, n, place] of steps) {
          const request = requests[place % requests.length];
          if (request) await changes[name]?.(request, n);
        }
      });
      await Promise.all([...work, readAll(), readAll()]);
      const kept = await readAll();
      expect(kept).toEqual(await readDirectly());
    }),
    { numRuns: 8, endOnFailure: true },
  );
}, 240_000);

it('keeps figures of past periods only, and removes what no longer holds', async () => {
  await readAll();
  expect(await countFigures()).toBeGreaterThan(0);
  const { rows } = await office.query(
    `select count(*)::int from report_figures where until > now() and report <> 'appointments'`,
  );
  expect(rows[0]?.count).toBe(0);
});

it('days without requests keep no figures, however old they are', async () => {
  const { test, two } = office;
  await office.query('delete from report_figures');
  for (const year of [1900, 1989]) {
    for (const name of ['response', 'sources', 'appointments']) {
      const url = `/api/admin/reports/${name}?from=${year}-01-01&to=${year}-12-31`;
      const response = await test.call({ method: 'GET', url, cookies: two.headOffice });
      expect(response.statusCode, response.body).toBe(200);
    }
  }
  expect(await countFigures()).toBe(0);
  await readAll();
  const { rows } = await office.query(`select count(distinct start)::int as days
    from report_figures where report = 'response' and part = 0 and figures ->> 'requests' = '0'`);
  expect(rows[0]?.days).toBe(0);
});
