import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSources } from '#server/delivery/reports/sources.ts';
import { leads } from '#server/resources/leads/registry.ts';
import { contactLead } from '#server/resources/leads/types/contact.ts';
import { testDriveLead } from '#server/resources/leads/types/test-drive.ts';
import { makeDealer } from '#tests/factories.ts';
import { type ReportOffice, startReportOffice } from '#tests/support/report-office.ts';
import { headOffice } from '#tests/support/viewers.ts';

let office: ReportOffice;
beforeAll(async () => {
  office = await startReportOffice();
});
afterAll(() => office.test.close());

const query = (text: string, values: unknown[] = []) => office.query(text, values);

describe('a change', () => {
  const readTotal = async () => {
    const url = '/api/admin/reports/sources?from=2026-02-01&to=2026-02-02';
    const { rows } = (
      await office.test.call({ method: 'GET', url, cookies: office.two.headOffice })
    ).json().data;
    return rows.reduce((sum: number, { requests: count }: { requests: number }) => sum + count, 0);
  };
  const move = 'update contact_inquiries set created_at = $1 where _id = $2';

  it('counts once it is committed, if figures are kept while it is not', async () => {
    const id = await office.two.submit(contactLead, 0);
    const client = await office.test.database.pool.connect();
    await client.query('begin');
    await client.query(move, ['2026-02-01T10:00:00Z', id]);
    expect(await readTotal()).toBe(0);
    await client.query('commit');
    client.release();
    expect(await readTotal()).toBe(1);
    await query(move, ['2026-02-02T10:00:00Z', id]);
    expect(await readTotal()).toBe(1);
    await query('delete from contact_inquiries where _id = $1', [id]);
    expect(await readTotal()).toBe(0);
  });

  it('counts if two people keep figures at once and it comes in between', async () => {
    const id = await office.two.submit(contactLead, 0);
    await query(move, ['2026-02-01T11:00:00Z', id]);
    const [counted, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const { db } = office.test.database;
    const pausing = {
      execute: db.execute.bind(db),
      transaction: (work: (tx: unknown) => Promise<void>) =>
        db.transaction(async (tx) => {
          await work(tx);
          counted.resolve();
          await released.promise;
        }),
    } as unknown as typeof db;
    const scope = { from: '2026-02-01', to: '2026-02-02', viewer: headOffice };
    const first = readSources(pausing, scope);
    await counted.promise;
    await query('update contact_inquiries set deleted_at = now() where _id = $1', [id]);
    const second = readTotal();
    await sleep(300);
    released.resolve();
    await Promise.all([first, second]);
    expect(await readTotal()).toBe(0);
  });

  const february = 'from=2026-02-01&to=2026-02-28';
  const readFebruary = async () => {
    const reports = ['sources', 'appointments'].map((name) =>
      office.test.call({
        method: 'GET',
        url: `/api/admin/reports/${name}?${february}`,
        cookies: office.two.headOffice,
      }),
    );
    return (await Promise.all(reports)).map((response) => response.json().data.rows);
  };
  const appointment = `insert into appointments (_id, created_at, updated_at, kind, request_id, status, start_at, end_at,
      blocked_until, created_by, token_hash, sequence, announced_sequence, moves)
    values (gen_random_uuid(), now(), now(), 'test-drive', $1, 'done', '2026-02-10T05:00Z', '2026-02-10T06:00Z',
      '2026-02-10T06:00Z', 'visitor', 'sample', 0, 0, 1)`;
  const entry = `insert into lead_timeline (_id, kind, record_id, type, at, text, changes)
    values (gen_random_uuid(), 'test-drives', $1, 'status', '2026-02-01T05:00Z', '', '{"status":{"to":"completed"}}')`;

  it('of whatever a report counts is found', async () => {
    const id = await office.two.submit(testDriveLead, 0);
    const inquiry = await office.two.submit(contactLead, 0);
    const steps = [
      `update test_drives set status = 'completed', confirmed_date = '2026-02-10', preferred_date = '2026-02-10', created_at = '2026-02-05T05:00Z',
        updated_at = '2026-02-11T05:00Z' where _id = $1`,
      entry,
      `update lead_timeline set at = '2026-02-20T05:00Z' where record_id = $1 and type = 'status'`,
      `update lead_timeline set at = '2026-02-01T05:00Z' where record_id = $1 and type = 'status'`,
      `delete from lead_timeline where record_id = $1 and type = 'status'`,
      appointment,
      `update appointments set moves = 0 where request_id = $1`,
      `update appointments set moves = 1 where request_id = $1`,
      `delete from appointments where request_id = $1`,
      `update test_drives set source = 'elsewhere' where _id = $1`,
      `update test_drives set deleted_at = now() where _id = $1`,
      `update test_drives set deleted_at = null where _id = $1`,
      `delete from test_drives where _id = $1`,
    ];
    let before = await readFebruary();
    for (const step of steps) {
      await query(step, [id]);
      const after = await readFebruary();
      expect(after, step).not.toEqual(before);
      before = after;
    }
    await office.copyRequest({ table: 'contact_inquiries', id: inquiry }, '2026-02-05T05:00Z');
    expect(await readFebruary()).not.toEqual(before);
  });

  it('of a dealer that is purged is found', async () => {
    const id = await office.two.submit(testDriveLead, 0);
    await query(`update test_drives set created_at = '2026-02-05T05:00Z' where _id = $1`, [id]);
    const payload = makeDealer({ name: 'A former dealer', city: 'Lahore' });
    const former = (await office.call('POST', '/dealers', payload)).json().data._id;
    await query('update test_drives set dealer_id = $1 where _id = $2', [former, id]);
    const read = async () => {
      const url = `/api/admin/reports/sources?${february}&dealerId=${former}`;
      return (await office.test.call({ method: 'GET', url, cookies: office.two.headOffice })).json()
        .data.rows.length;
    };
    expect(await read()).toBe(1);
    await query('delete from dealers where _id = $1', [former]);
    expect(await read()).toBe(0);
  });

  it('is found in every request type', async () => {
    const { rows } = await query(
      `select tgrelid::regclass::text as name, count(*)::int from pg_trigger where tgname like 'report\\_%' group by 1`,
    );
    const counts = new Map(rows.map(({ name, count }) => [name, count]));
    for (const { facts } of leads) {
      expect(counts.get(facts.slug.replaceAll('-', '_')), facts.slug).toBe(5);
    }
  });

  it('of a new request writes nothing', async () => {
    await query('delete from report_changes');
    await office.two.submit(testDriveLead, 0);
    const { rows } = await query('select * from report_changes');
    expect(rows).toEqual([]);
  });
});
