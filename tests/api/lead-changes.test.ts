import { randomUUID } from 'node:crypto';
import { count, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isNotTrashed } from '#server/records/trash/columns.ts';
import { eachLead, type LeadApp, leadCalls, startLeadApp } from '#tests/support/lead-calls.ts';

/** Returns a value that an update field accepts, chosen by its name. */
function buildExample(field: string): string | number {
  if (field.endsWith('Date')) return '2099-01-31';
  if (/^(allotted|ready|delivered)At$/.test(field)) return '2026-01-31';
  if (field.endsWith('Time')) return '09:05';
  if (field === 'paymentStatus') return 'partial';
  return field.endsWith('Cost') ? 25_000 : 'Some text';
}

let test: LeadApp;
beforeAll(async () => {
  test = await startLeadApp();
});
afterAll(() => test.close());

describe.each(eachLead)('$slug', ({ lead }) => {
  const { facts } = lead;
  const { firstStatus, secondStatus, submitValid, list, stats, patch, remove, countRecords } =
    leadCalls(lead, () => test);

  const recount = async () => {
    const counted = await test.database.db
      .select({ status: lead.table.status, records: count() })
      .from(lead.table)
      .where(isNotTrashed(lead.table))
      .groupBy(lead.table.status);
    const byStatus = Object.fromEntries(Object.keys(facts.statuses).map((status) => [status, 0]));
    for (const { status, records } of counted) byStatus[String(status)] = records;
    return byStatus;
  };

  it('every status can be set, and the update fields are stored and cleared', async () => {
    const _id = await submitValid();
    for (const status of [...Object.keys(facts.statuses), firstStatus]) {
      const response = await patch(_id, { status });
      expect(response.json()).toMatchObject({ success: true, data: { _id, status } });
    }
    for (const name of Object.keys(facts.staffFields.shape)) {
      const value = buildExample(name);
      expect((await patch(_id, { [name]: value })).json().data[name]).toBe(value);
      // A promised day is not withdrawn without a reason.
      const reason = name === 'promisedDate' && { promiseReason: 'A test' };
      expect((await patch(_id, { [name]: '', ...reason })).json().data[name]).toBeNull();
    }
  });

  it('what is neither a staff field nor a correction cannot be changed', async () => {
    const _id = await submitValid();
    const [{ possibleDuplicate: _mark, ...before }] = (await list({ _id })).data;
    const forged = {
      _id: randomUUID(),
      createdAt: '2001-01-01',
      source: 'phone',
      ipAddress: '192.0.2.1',
      ...Object.fromEntries(facts.agreements.map((name) => [name, false])),
    };
    expect((await patch(_id, forged)).statusCode).toBe(400);
    const mixed = await patch(_id, { ...forged, status: secondStatus });
    const { updatedAt } = mixed.json().data;
    expect(mixed.json().data).toEqual({
      ...before,
      status: secondStatus,
      updatedAt,
      firstResponseAt: expect.any(String),
      // Nobody owned it.
      assignedTo: expect.any(String),
    });
    expect(updatedAt > before.updatedAt).toBe(true);
  });

  it.each(['', '""', '" "'])(
    'a change based on the version %j is refused, not stored',
    async (version) => {
      const _id = await submitValid();
      const refused = await patch(_id, { status: secondStatus }, { 'if-match': version });
      expect(refused.statusCode).toBe(400);
      expect(refused.json().message).toBe('If-Match must hold the updatedAt of the record');
      expect((await list({ _id })).data[0].status).toBe(firstStatus);
    },
  );

  it('a change based on an old version is refused with both versions', async () => {
    const _id = await submitValid();
    const [{ updatedAt }] = (await list({ _id })).data;
    const first = await patch(_id, { status: secondStatus }, { 'if-match': updatedAt });
    expect(first.statusCode).toBe(200);
    const second = await patch(_id, { status: firstStatus }, { 'if-match': `"${updatedAt}"` });
    expect(second.statusCode).toBe(409);
    expect(second.json().conflict).toEqual({
      yours: { status: firstStatus },
      current: first.json().data,
    });
    expect((await patch(_id, { status: firstStatus })).statusCode).toBe(200);
  });

  it('a deleted record is gone, and then 404', async () => {
    const _id = await submitValid();
    expect((await remove(_id)).json()).toEqual({ success: true });
    expect((await list({ _id })).data).toEqual([]);
    expect((await remove(_id)).statusCode).toBe(404);
    expect((await patch(_id, { status: firstStatus })).statusCode).toBe(404);
  });

  it.each(['not-an-id', '1', randomUUID()])('the id %s gets 400 or 404', async (id) => {
    for (const response of [await patch(id, { status: firstStatus }), await remove(id)]) {
      expect([400, 404]).toContain(response.statusCode);
      expect(response.json().success).toBe(false);
    }
  });

  it('the daily counts equal a recount after many parallel changes', async () => {
    // From four addresses: one may not have more than ten uploads in progress.
    const ids = await Promise.all(
      Array.from({ length: 20 }, (_, index) => submitValid({}, `127.0.1.${index % 4}`)),
    );
    const all = Object.keys(facts.statuses);
    await Promise.all(
      ids.flatMap((id, position) => [
        patch(id, { status: all[position % all.length] }),
        patch(id, { status: all[(position + 1) % all.length] }),
      ]),
    );
    await Promise.all(ids.slice(0, 7).map(remove));
    const { byStatus, currentPeriod, ...rest } = await stats();
    expect(byStatus).toEqual(await recount());
    const total = await countRecords();
    expect(currentPeriod).toBe(total);
    expect(rest[facts.recentCounter]).toBe(total);
    for (const [name, status] of Object.entries(facts.counters)) {
      expect(rest[name], name).toBe(status === 'all' ? total : byStatus[status]);
    }
  });

  it('periods are days in Pakistan time: the last 30 and the 30 before', async () => {
    const before = await stats();
    for (const daysAgo of [6, 7, 29, 30, 59, 60]) {
      await test.database.db.execute(sql`
        insert into lead_days (lead, day, status, shard, count)
        values (${facts.slug}, (now() at time zone 'Asia/Karachi')::date - ${daysAgo}::int, ${firstStatus}, 99, 1)`);
    }
    const after = await stats();
    await test.database.db.execute(sql`delete from lead_days where shard = 99`);
    expect(after[facts.recentCounter] - before[facts.recentCounter]).toBe(1);
    expect(after.currentPeriod - before.currentPeriod).toBe(3);
    expect(after.previousPeriod - before.previousPeriod).toBe(2);
  });
});
