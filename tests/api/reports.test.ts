import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addOpeningMinutes, type OpeningCalendar } from '#contract/dealers/opening-hours.ts';
import { todayInPakistan } from '#contract/format/pakistan-time.ts';
import { addDays, type Report, type ReportName } from '#contract/reports/reports.ts';
import { readResponseTimes } from '#server/delivery/reports/response.ts';
import { readEnv } from '#server/platform/env.ts';
import type { Lead } from '#server/resources/leads/lead.ts';
import { contactLead } from '#server/resources/leads/types/contact.ts';
import { serviceAppointmentLead } from '#server/resources/leads/types/service-appointment.ts';
import { testDriveLead } from '#server/resources/leads/types/test-drive.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addTwoDealers, type TwoDealers } from '#tests/support/two-dealers.ts';
import { headOffice } from '#tests/support/viewers.ts';

let test: TestApp;
let two: TwoDealers;
beforeAll(async () => {
  test = await startTestApp({ env: readEnv({ RATE_LIMIT: 'off' }) });
  two = await addTwoDealers(test);
});
afterAll(() => test.close());
beforeEach(() =>
  test.database.pool.query(
    'delete from test_drives; delete from contact_inquiries; delete from service_appointments; delete from lead_days',
  ),
);

const get = (path: string, cookies = two.headOffice) =>
  test.call({ method: 'GET', url: `/api/admin/reports/${path}`, cookies });

async function read<Name extends ReportName>(
  name: Name,
  query = '',
  cookies = two.headOffice,
): Promise<Report<Name>> {
  const response = await get(`${name}?${query}`, cookies);
  expect(response.statusCode).toBe(200);
  return response.json().data;
}

const findRow = <Row extends { kind: string }>(rows: readonly Row[], kind: string) =>
  rows.find((row) => row.kind === kind);

const set = (table: string, id: string, changes: string) =>
  test.database.pool.query(`update ${table} set ${changes} where _id = '${id}'`);

async function setStatus(lead: Lead, id: string, status: string) {
  const url = `/api${lead.facts.paths.records}/${id}/status`;
  const payload = { status };
  const response = await test.call({ method: 'PATCH', url, cookies: two.headOffice, payload });
  expect(response.statusCode).toBe(200);
}

/** March 2026, at a time in Pakistan: the 2nd is a Monday. */
const at = (day: number, clock: string) =>
  `2026-03-${String(day).padStart(2, '0')}T${clock}:00+05:00`;
const march = 'from=2026-03-01&to=2026-03-31';

/** Open from 9 to 13 and from 14 to 18, on Fridays from 15; closed for Eid from Tuesday the 10th to Thursday the 12th. */
const withBreaks: OpeningCalendar = {
  openings: [1, 2, 3, 4, 5, 6].flatMap((weekday) => [
    { weekday, opens: '09:00', closes: '13:00' },
    { weekday, opens: weekday === 5 ? '15:00' : '14:00', closes: '18:00' },
  ]),
  closures: [{ start: at(10, '00:00'), end: at(13, '00:00'), opens: false }],
};

/** When requests came and were answered. */
const answers: readonly (readonly [string, string | null])[] = [
  // Over lunch: 10 minutes before it and 5 after it.
  [at(2, '12:50'), at(2, '14:05')],
  // Over Friday prayer: 15 minutes before it and 15 after it.
  [at(6, '12:45'), at(6, '15:15')],
  // Over Sunday: 10 minutes on Saturday and 35 on Monday.
  [at(7, '17:50'), at(9, '09:35')],
  // Within Sunday: no opening hours.
  [at(8, '12:00'), at(8, '13:00')],
  // Over Eid: an hour on Monday and one on Friday.
  [at(9, '17:00'), at(13, '10:00')],
  // Never answered, and overdue.
  [at(2, '09:00'), null],
  // Not answered yet, and still within the target at 10:10.
  [at(13, '10:00'), null],
];

async function addAnswers() {
  for (const [created, answered] of answers) {
    const id = await two.submit(testDriveLead, 0);
    const response = answered ? `'${answered}'` : 'null';
    await set('test_drives', id, `created_at = '${created}', first_response_at = ${response}`);
  }
}

describe('response', () => {
  it('measures opening hours over lunch, Friday prayer, Sunday and Eid', async () => {
    await addAnswers();
    const scope = { from: '2026-03-01', to: '2026-03-31', viewer: headOffice };
    const clock = { calendar: withBreaks, now: new Date(at(13, '10:10')) };
    const rows = await readResponseTimes(test.database.db, scope, clock);
    // Of 0, 15, 30, 45 and 120 minutes: the middle one, and six tenths of the way from the fourth to the fifth.
    expect(findRow(rows, 'test-drives')).toEqual({
      kind: 'test-drives',
      targetMinutes: 30,
      requests: 7,
      answered: 5,
      medianMinutes: 30,
      p90Minutes: 90,
      withinTarget: 3,
      due: 6,
    });
  });

  it('measures by the hours of the response clock, from 9 to 18', async () => {
    await addAnswers();
    const { rows } = await read('response', march);
    // 75, 150, 45, 0 and 1,740 minutes; both requests without an answer are overdue now.
    expect(findRow(rows, 'test-drives')).toMatchObject({
      answered: 5,
      medianMinutes: 75,
      p90Minutes: 1104,
      withinTarget: 1,
      due: 7,
    });
  });

  it('agrees with the response clock about every answer', async () => {
    const second = fc.integer({ min: 0, max: 14 * 86_400 });
    const pairs = fc.sample(fc.tuple(second, second), { numRuns: 120, seed: 20260302 });
    const start = new Date(at(1, '00:00')).getTime();
    let expected = 0;
    const values = pairs.map(([first, other]) => {
      const [created, answered] = [first, other]
        .sort((a, b) => a - b)
        .map((seconds) => new Date(start + seconds * 1000)) as [Date, Date];
      if (answered <= addOpeningMinutes(withBreaks, created, 30)) expected += 1;
      return `('${created.toISOString()}'::timestamptz, '${answered.toISOString()}'::timestamptz)`;
    });
    const id = await two.submit(testDriveLead, 0);
    await test.database.pool.query(`
      insert into test_drives (_id, status, dealer_id, created_at, updated_at, first_response_at, phone_digits,
        selected_vehicle, selected_dealership, owns_vehicle, license_agreement, responsibility_agreement, first_name,
        last_name, phone)
      select gen_random_uuid(), status, dealer_id, created, now(), answered, phone_digits, selected_vehicle,
        selected_dealership, owns_vehicle, true, true, first_name, last_name, phone
      from test_drives, (values ${values.join(', ')}) as pairs (created, answered) where _id = '${id}'`);
    const scope = { from: '2026-03-01', to: '2026-03-31', viewer: headOffice };
    const clock = { calendar: withBreaks, now: new Date(at(31, '10:00')) };
    const row = findRow(await readResponseTimes(test.database.db, scope, clock), 'test-drives');
    expect(row?.answered).toBe(pairs.length);
    expect(expected).toBeGreaterThan(2);
    expect(row?.withinTarget).toBe(expected);
  });

  it('has no median without answers, and no share without a target', async () => {
    const { rows } = await read('response', march);
    expect(findRow(rows, 'test-drives')).toMatchObject({ medianMinutes: null, due: 0 });
    expect(findRow(rows, 'job-applications')).toMatchObject({ targetMinutes: null, due: null });
  });

  it('counts days in Pakistan, the first and the last one included', async () => {
    for (const moment of [
      '2026-03-01T18:59:59Z',
      '2026-03-01T19:00:00Z',
      '2026-03-02T18:59:59Z',
      '2026-03-02T19:00:00Z',
    ]) {
      const id = await two.submit(testDriveLead, 0);
      await set('test_drives', id, `created_at = '${moment}'`);
    }
    const { rows } = await read('response', 'from=2026-03-02&to=2026-03-02');
    expect(findRow(rows, 'test-drives')?.requests).toBe(2);
  });
});

describe('funnel', () => {
  it('counts every status of a type, of the days asked for', async () => {
    const [first, second, third] = [
      await two.submit(testDriveLead, 0),
      await two.submit(testDriveLead, 1),
      await two.submit(testDriveLead, 1),
    ];
    await setStatus(testDriveLead, first, 'completed');
    await setStatus(testDriveLead, second, 'completed');
    expect(third).toBeTruthy();
    const today = todayInPakistan();
    const { rows } = await read('funnel', `from=${today}&to=${today}`);
    expect(findRow(rows, 'test-drives')).toEqual({
      kind: 'test-drives',
      total: 3,
      byStatus: { pending: 1, confirmed: 0, completed: 2, cancelled: 0, 'no-show': 0 },
    });
    const yesterday = addDays(today, -1);
    const earlier = await read('funnel', `from=${yesterday}&to=${yesterday}`);
    expect(findRow(earlier.rows, 'test-drives')?.total).toBe(0);
  });
});

describe('owners', () => {
  /** Submits a request to a dealer, which an account owns and answered after so many minutes. */
  async function own(lead: Lead, dealer: number, owner: string | null, minutes: number | null) {
    const id = await two.submit(lead, dealer);
    const response = minutes === null ? 'null' : `'${at(3, `10:${minutes}`)}'`;
    const assigned = owner ? `'${owner}'` : 'null';
    const table = lead === testDriveLead ? 'test_drives' : 'contact_inquiries';
    await set(
      table,
      id,
      `created_at = '${at(3, '10:00')}', first_response_at = ${response}, assigned_to = ${assigned}`,
    );
  }

  it('measures the answers of each owner over all types, those without an owner too', async () => {
    await own(testDriveLead, 0, 'dealer-one', 20);
    await own(testDriveLead, 0, 'dealer-one', 50);
    // An inquiry has two hours.
    await own(contactLead, 0, 'dealer-one', 50);
    await own(testDriveLead, 0, 'dealer-one', null);
    await own(testDriveLead, 1, 'office', 10);
    await own(testDriveLead, 0, null, null);
    const { rows } = await read('owners', march);
    expect(rows).toEqual([
      {
        ...{ owner: 'dealer-one', requests: 4, answered: 3, medianMinutes: 50 },
        ...{ withinTarget: 2, due: 4 },
      },
      {
        ...{ owner: 'office', requests: 1, answered: 1, medianMinutes: 10 },
        ...{ withinTarget: 1, due: 1 },
      },
      {
        ...{ owner: null, requests: 1, answered: 0, medianMinutes: null },
        ...{ withinTarget: 0, due: 1 },
      },
    ]);
  });

  it('a dealer’s account sees the figures of its dealer’s accounts only', async () => {
    await own(testDriveLead, 0, 'dealer-one', 20);
    await own(testDriveLead, 0, 'office', 20);
    await own(testDriveLead, 1, 'dealer-two', 20);
    const { rows } = await read('owners', march, two.dealers[0]?.cookies);
    expect(rows.map(({ owner }) => owner)).toEqual(['dealer-one']);
    const csv = await get(`owners/export?${march}`, two.dealers[0]?.cookies ?? {});
    expect(csv.body).toContain('"dealer-one","1","1","20","100"');
    expect(csv.body).not.toContain('dealer-two');
  });
});

describe('sources', () => {
  const submitFrom = (source: string | undefined) =>
    two.submit(contactLead, 0, source ? { source } : {});

  it('counts requests and completed ones over all types, in any case, unknown ones too', async () => {
    const ids = [await submitFrom('Spring-Sale'), await submitFrom('direct'), await submitFrom('')];
    await two.submit(testDriveLead, 0, { source: 'spring-sale' });
    await set('contact_inquiries', ids[0] ?? '', `status = 'resolved'`);
    const { rows, others } = await read('sources');
    expect(rows).toEqual([
      { source: 'Spring-Sale', requests: 2, completed: 1 },
      { source: 'direct', requests: 1, completed: 0 },
      { source: null, requests: 1, completed: 0 },
    ]);
    expect(others).toBeUndefined();
  });

  it('does not count requests closed as duplicates as completed, until that is undone or they are reopened', async () => {
    const ids = [
      await submitFrom('direct'),
      await submitFrom('direct'),
      await submitFrom('direct'),
    ];
    const [original = '', duplicate = '', closed = ''] = ids;
    await setStatus(contactLead, closed, 'closed');
    const url = `/api${contactLead.facts.paths.records}/${duplicate}/duplicate`;
    const payload = { duplicateOf: original };
    const cookies = two.headOffice;
    const close = () => test.call({ method: 'POST', url, cookies, payload });
    expect((await close()).statusCode).toBe(200);
    expect((await read('sources')).rows).toEqual([{ source: 'direct', requests: 3, completed: 1 }]);
    await test.call({ method: 'DELETE', url, cookies });
    await setStatus(contactLead, duplicate, 'closed');
    expect((await read('sources')).rows).toEqual([{ source: 'direct', requests: 3, completed: 2 }]);
    expect((await close()).statusCode).toBe(200);
    expect((await read('sources')).rows[0]).toMatchObject({ completed: 1 });
    await setStatus(contactLead, duplicate, 'in-progress');
    await setStatus(contactLead, duplicate, 'closed');
    expect((await read('sources')).rows[0]).toMatchObject({ completed: 2 });
  });

  it('names fifty and sums up the rest', async () => {
    const id = await submitFrom('site-0');
    await test.database.pool.query(`
      insert into contact_inquiries (_id, status, created_at, updated_at, phone_digits, phone, message, full_name, vehicle, promotional_contact, source)
      select gen_random_uuid(), 'resolved', created_at, updated_at, phone_digits, phone, message, full_name, vehicle, promotional_contact, 'site-' || n
      from contact_inquiries, generate_series(0, 51) as n where _id = '${id}'`);
    const { rows, others } = await read('sources');
    expect(rows).toHaveLength(50);
    expect(rows[0]).toEqual({ source: 'site-0', requests: 2, completed: 1 });
    expect(others).toEqual({ sources: 2, requests: 2, completed: 2 });
  });
});

describe('appointments', () => {
  const days = { preferred: '2026-03-10', confirmed: '2026-03-12' };

  async function addAppointment(changes: string, lead = testDriveLead) {
    const table = lead === testDriveLead ? 'test_drives' : 'service_appointments';
    const date = lead === testDriveLead ? 'preferred_date' : 'service_date';
    const id = await two.submit(lead, 0);
    await set(table, id, `${date} = '${days.preferred}', ${changes}`);
    return id;
  }

  it('counts kept, moved and missed appointments on the day they are', async () => {
    const confirmed = `confirmed_date = '${days.confirmed}'`;
    // Kept on the confirmed day, which is another one than the preferred.
    await addAppointment(`${confirmed}, status = 'completed', updated_at = '2026-03-11T19:00:00Z'`);
    // Completed on the day before.
    await addAppointment(`${confirmed}, status = 'completed', updated_at = '2026-03-11T18:59:00Z'`);
    // Kept as preferred.
    await addAppointment(
      `confirmed_date = '${days.preferred}', status = 'completed', updated_at = '2026-03-15T08:00:00Z'`,
    );
    await addAppointment(`status = 'completed', updated_at = '2026-03-15T08:00:00Z'`);
    await addAppointment(`${confirmed}, status = 'no-show'`);
    await addAppointment(`status = 'cancelled'`);
    await addAppointment(`${confirmed}, status = 'confirmed'`);
    await addAppointment(`${confirmed}, status = 'in-progress'`, serviceAppointmentLead);
    // In another period, once it is confirmed.
    await addAppointment(`confirmed_date = '2026-04-01', status = 'confirmed'`);
    const { rows } = await read('appointments', march);
    expect(rows).toEqual([
      {
        kind: 'test-drives',
        appointments: 7,
        kept: 2,
        otherwiseCompleted: 2,
        noShow: 1,
        cancelled: 1,
        open: 1,
        moved: 4,
      },
      {
        kind: 'service-appointments',
        appointments: 1,
        kept: 0,
        otherwiseCompleted: 0,
        noShow: null,
        cancelled: 0,
        open: 1,
        moved: 1,
      },
    ]);
  });

  it('counts moves and no-shows of appointments with a time', async () => {
    const move = async (moves: number, status: string, changes: string, lead = testDriveLead) => {
      const id = await addAppointment(changes, lead);
      const kind = lead === testDriveLead ? 'test-drive' : 'service';
      await test.database.pool.query(
        `insert into appointments (_id, created_at, updated_at, kind, request_id, dealer_id, status, start_at, end_at,
          blocked_until, created_by, token_hash, sequence, announced_sequence, moves)
        select gen_random_uuid(), now(), now(), $1, $2::uuid, $3, $4, '2026-03-10T05:00:00Z', '2026-03-10T06:00:00Z',
          '2026-03-10T06:00:00Z', 'visitor', $2::uuid::text, 0, 0, $5`,
        [kind, id, two.dealers[0]?._id, status, moves],
      );
    };
    const asked = `confirmed_date = '${days.preferred}'`;
    // Moved on the same day; confirmed for another date without a move; not moved.
    await move(2, 'confirmed', `${asked}, status = 'confirmed'`);
    await move(0, 'confirmed', `confirmed_date = '${days.confirmed}', status = 'confirmed'`);
    await move(0, 'no-show', `${asked}, status = 'no-show'`);
    // Kept without a confirmed date: on the day of its appointment.
    await move(0, 'done', `status = 'completed', updated_at = '2026-03-10T08:00:00Z'`);
    // Nobody came to a service: its request is cancelled.
    await move(1, 'no-show', `status = 'cancelled'`, serviceAppointmentLead);
    await addAppointment(`status = 'cancelled'`, serviceAppointmentLead);
    const { rows } = await read('appointments', march);
    expect(rows).toMatchObject([
      {
        appointments: 4,
        kept: 1,
        otherwiseCompleted: 0,
        noShow: 1,
        cancelled: 0,
        open: 2,
        moved: 1,
      },
      { appointments: 2, kept: 0, noShow: 1, cancelled: 1, open: 0, moved: 1 },
    ]);
  });

  it('takes the time of completion from the timeline, not from later changes', async () => {
    const tomorrow = addDays(todayInPakistan(), 1);
    const id = await addAppointment(`confirmed_date = '${tomorrow}'`);
    await setStatus(testDriveLead, id, 'completed');
    await set('test_drives', id, `updated_at = now() + interval '9 days'`);
    const query = `from=${tomorrow}&to=${tomorrow}`;
    const { rows } = await read('appointments', query);
    expect(rows[0]).toMatchObject({ kept: 0, otherwiseCompleted: 1 });
    await set('test_drives', id, `confirmed_date = '${todayInPakistan()}'`);
    const today = await read('appointments', `from=${todayInPakistan()}&to=${tomorrow}`);
    expect(today.rows[0]).toMatchObject({ kept: 1, otherwiseCompleted: 0 });
  });
});

describe('who sees what', () => {
  const countAll = async (query: string, cookies: Record<string, string>) => {
    const period = `from=${todayInPakistan()}&to=2026-12-31`.replace(
      '2026-12-31',
      todayInPakistan(),
    );
    const funnel = await read('funnel', `${period}${query}`, cookies);
    const response = await read('response', `${period}${query}`, cookies);
    const sources = await read('sources', `${period}${query}`, cookies);
    const appointments = await read(
      'appointments',
      `from=2026-03-01&to=2026-03-31${query}`,
      cookies,
    );
    const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
    return [
      sum(funnel.rows.map(({ total }) => total)),
      sum(response.rows.map(({ requests }) => requests)),
      sum(sources.rows.map(({ requests }) => requests)),
      sum(appointments.rows.map((row) => row.appointments)),
    ];
  };

  it('a dealer’s account counts its own requests only, and none with another dealer’s id', async () => {
    for (const dealer of [0, 1, 1]) {
      const id = await two.submit(testDriveLead, dealer);
      await set('test_drives', id, `preferred_date = '2026-03-10'`);
    }
    const [one, other] = two.dealers;
    const own = one?.cookies ?? {};
    expect(await countAll('', two.headOffice)).toEqual([3, 3, 3, 3]);
    expect(await countAll(`&dealerId=${other?._id}`, two.headOffice)).toEqual([2, 2, 2, 2]);
    expect(await countAll('', own)).toEqual([1, 1, 1, 1]);
    expect(await countAll(`&dealerId=${one?._id}`, own)).toEqual([1, 1, 1, 1]);
    expect(await countAll(`&dealerId=${other?._id}`, own)).toEqual([0, 0, 0, 0]);
  });

  it('holds only the types that the account may see', async () => {
    const cookies = await test.signIn(['reports', 'test-drives']);
    for (const name of ['funnel', 'response', 'appointments'] as const) {
      const { rows } = await read(name, '', cookies);
      expect(rows.map(({ kind }) => kind)).toEqual(['test-drives']);
    }
    const nothing = await test.signIn(['reports']);
    for (const name of ['funnel', 'response', 'owners', 'sources', 'appointments'] as const) {
      expect((await read(name, '', nothing)).rows).toEqual([]);
    }
  });

  it('needs the permission reports', async () => {
    const cookies = await test.signIn(['test-drives']);
    expect((await get('funnel', cookies)).statusCode).toBe(403);
    expect((await get('funnel/export', cookies)).statusCode).toBe(403);
  });
});

describe('the period', () => {
  it('is the last 30 days by default', async () => {
    const { from, to } = await read('funnel');
    expect([from, to]).toEqual([addDays(todayInPakistan(), -29), todayInPakistan()]);
  });

  it.each([
    ['from=2026-03-02&to=2026-03-01', 'from', 'The first day must not be after the last one'],
    ['from=2025-03-01&to=2026-03-02', 'from', 'A report covers at most 366 days'],
    ['from=2026-02-30', 'from', 'Please enter a date as YYYY-MM-DD or DD/MM/YYYY'],
    ['dealerId=1', 'dealerId', 'dealerId must be an id'],
  ])('is refused: %s', async (query, field, message) => {
    const response = await get(`sources?${query}`);
    expect(response.statusCode).toBe(400);
    expect(response.json().errors).toMatchObject([{ field, message }]);
  });

  it('is the same for blank values', async () => {
    expect(await read('funnel', 'from=&to=&dealerId=')).toEqual(await read('funnel'));
  });

  it('may have 366 days', async () => {
    expect((await get('sources?from=2025-03-01&to=2026-03-01')).statusCode).toBe(200);
  });
});

describe('CSV', () => {
  const readFile = async (path: string) => {
    const file = await get(path);
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(file.headers['content-disposition']).toMatch(/^attachment; filename="report-/);
    return parse(Buffer.from(file.body), { bom: true, record_delimiter: '\r\n' });
  };

  it('has the figures of the report', async () => {
    await addAnswers();
    const lines = await readFile(`response/export?${march}`);
    expect(lines[0]?.[0]).toBe('Type');
    expect(
      lines
        .find(([type]: string[]) => type === 'Test Drive Requests' || type === 'Test Drives')
        ?.slice(1),
    ).toEqual(['7', '5', '75', '1104', '30', '14.3']);
    const funnel = await readFile('funnel/export');
    expect(funnel[0]).toEqual(['Type', 'Status', 'Requests', 'Share of the type in %']);
    expect(funnel.length).toBeGreaterThan(30);
    expect((await readFile('appointments/export')).length).toBe(3);
  });

  it('no source becomes a formula', async () => {
    await two.submit(contactLead, 0, { source: '=1+1' });
    const lines = await readFile('sources/export');
    expect(lines[1]?.[0]).toBe("'=1+1");
  });
});
