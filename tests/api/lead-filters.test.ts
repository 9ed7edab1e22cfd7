import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eachLead, type LeadApp, leadCalls, startLeadApp } from '#tests/support/lead-calls.ts';

let test: LeadApp;
beforeAll(async () => {
  test = await startLeadApp();
});
afterAll(() => test.close());

const listIds = ({ data }: { data: { _id: string }[] }) => data.map(({ _id }) => _id);

describe.each(eachLead)('$slug', ({ lead }) => {
  const { facts } = lead;
  const { firstStatus, secondStatus, submitValid, readList, list, countByStatus, patch } =
    leadCalls(lead, () => test);

  it('a list can be limited to the days in Pakistan on which requests came', async () => {
    const sent = { late: '2025-03-09T18:59:59.999Z', early: '2025-03-09T19:00:00.000Z' };
    const [before, first, last, after] = [
      await submitValid(),
      await submitValid(),
      await submitValid(),
      await submitValid(),
    ];
    const times = [
      [before, sent.late],
      [first, sent.early],
      [last, '2025-03-11T18:59:59.999Z'],
      [after, '2025-03-11T19:00:00.000Z'],
    ] as const;
    for (const [_id, createdAt] of times) {
      await test.database.db.update(lead.table).set({ createdAt }).where(eq(lead.table._id, _id));
    }
    const days = { from: '2025-03-10', until: '2025-03-11' };
    expect(listIds(await list(days))).toEqual([last, first]);
    expect(listIds(await list({ until: '2025-03-09' }))).toEqual([before]);
    expect(listIds(await list({ ...days, from: '2025-03-11' }))).toEqual([last]);
    expect((await readList({ from: '2025-02-30' })).statusCode).toBe(400);
  });

  it('requests of a list are counted by status, without regard to the status asked for', async () => {
    const marker = 'Countable';
    const ids = [await submitValid({ email: `${marker}@mail.example` })];
    for (let made = 0; made < 2; made += 1) {
      ids.push(await submitValid({ email: `${marker}@mail.example` }));
    }
    await patch(ids[0] ?? '', { status: secondStatus });
    const counts = await countByStatus({ search: marker, status: firstStatus, page: '7' });
    expect(counts).toEqual({
      ...Object.fromEntries(Object.keys(facts.statuses).map((status) => [status, 0])),
      [firstStatus]: 2,
      [secondStatus]: 1,
    });
    const none = await countByStatus({ search: 'No such request' });
    expect(Object.values(none).every((requests) => requests === 0)).toBe(true);
  });
});

describe('appointments', () => {
  const scheduled = eachLead.filter(({ lead }) =>
    (lead.facts.sorts as readonly string[]).includes('appointmentAt'),
  );

  it.each(scheduled)(
    '$slug are sorted by the confirmed time, else the wished one',
    async ({ lead }) => {
      const { submitValid, list, patch } = leadCalls(lead, () => test);
      const wished = lead.facts.sorts.find((key) => key.endsWith('Date')) ?? '';
      const lastName = 'Appointed';
      const inMarch = await submitValid({ lastName, [wished]: '2098-03-04' });
      const inApril = await submitValid({ lastName, [wished]: '2098-04-05' });
      const moved = await submitValid({ lastName, [wished]: '2098-05-05' });
      const ids = async () =>
        listIds(await list({ search: lastName, sortBy: 'appointmentAt', sortOrder: 'asc' }));
      expect(await ids()).toEqual([inMarch, inApril, moved]);
      await patch(moved, { confirmedDate: '2098-03-05', confirmedTime: '09:30' });
      expect(await ids()).toEqual([inMarch, moved, inApril]);
      await patch(inApril, { confirmedDate: '2098-03-05', confirmedTime: '09:15' });
      expect(await ids()).toEqual([inMarch, inApril, moved]);
      const [record] = (await list({ search: lastName })).data;
      expect(record).not.toHaveProperty('appointmentAt');
    },
  );
});
