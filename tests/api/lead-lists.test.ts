import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatReference } from '#contract/leads/lead.ts';
import { eachLead, type LeadApp, leadCalls, startLeadApp } from '#tests/support/lead-calls.ts';

let test: LeadApp;
beforeAll(async () => {
  test = await startLeadApp();
});
afterAll(() => test.close());

/** Returns a valid value of a request field that contains the letter. */
function buildValue(letter: string, field: string): string {
  const digit = 'abcd'.indexOf(letter);
  if (field === 'email') return `words.${letter}.${field}@mail.example`;
  if (field === 'phone') return `0345 555555${digit}`;
  if (field === 'cnic') return `35202-555555${digit}-1`;
  if (field === 'vinNumber') return `LGWEE4A55RK55555${digit}`;
  if (field.endsWith('Date')) return `2098-03-0${digit + 1}`;
  return `Words-${letter}-of-${field}`;
}

describe.each(eachLead)('$slug', ({ lead }) => {
  const { facts } = lead;
  const { firstStatus, secondStatus, submitValid, readList, list, stats, patch } = leadCalls(
    lead,
    () => test,
  );

  const findStored = (_id: string) => eq(lead.table._id, _id);
  /** Stores a record with a value in a column that visitors, staff or an import fill. */
  async function storeWith(column: string, value: string): Promise<string> {
    const isStaffs = column in facts.staffFields.shape;
    const isImported = column in facts.importedFields.shape || column === 'assignedTo';
    const _id = await submitValid(isStaffs || isImported ? {} : { [column]: value });
    if (isStaffs) await patch(_id, { [column]: value });
    if (isImported) {
      await test.database.db
        .update(lead.table)
        .set({ [column]: value })
        .where(findStored(_id));
    }
    return _id;
  }

  /** The field with the day on which the customer would like to come. */
  const wishedDate = () => facts.sorts.find((key) => key.endsWith('Date')) ?? '';

  it('pages are newest first and hold every record once', async () => {
    for (let made = 0; made < 5; made += 1) await submitValid();
    const all = (await list({ limit: '100' })).data.map(({ _id }: { _id: string }) => _id);
    const paged: string[] = [];
    for (let page = 1; ; page += 1) {
      const { data, pagination } = await list({ page: String(page), limit: '2' });
      expect(pagination).toMatchObject({ page, limit: 2, totalItems: all.length });
      paged.push(...data.map(({ _id }: { _id: string }) => _id));
      if (page >= pagination.totalPages) break;
    }
    expect(paged).toEqual(all);
    expect([...all].sort().reverse()).toEqual(all);
    expect((await list()).pagination.limit).toBe(10);
  });

  it('lists can be sorted by every key of the contract, in both directions', async () => {
    for (const key of facts.sorts) {
      const field = key === 'appointmentAt' ? wishedDate() : key;
      const ids: string[] = [];
      for (const letter of ['b', 'a', 'c']) {
        ids.push(await submitValid({ [field]: buildValue(letter, field) }));
      }
      const order = async (sortOrder: string) => {
        const { data } = await list({ sortBy: key, sortOrder, limit: '100' });
        return data
          .map(({ _id }: { _id: string }) => _id)
          .filter((_id: string) => ids.includes(_id));
      };
      // Sent as middle, low, high, so that neither order is the order of sending or its reverse.
      const [middle, low, high] = ids;
      expect(await order('asc'), key).toEqual([low, middle, high]);
      expect(await order('desc'), key).toEqual([high, middle, low]);
    }
  });

  it('lists can be sorted by status and by time, in both directions', async () => {
    const [late, early, latest] = [await submitValid(), await submitValid(), await submitValid()];
    await patch(early, { status: secondStatus });
    await patch(late, { status: secondStatus });
    const ids = [late, early, latest];
    const order = async (sortBy: string, sortOrder: string) => {
      const { data } = await list({ sortBy, sortOrder, limit: '100' });
      return data.map(({ _id }: { _id: string }) => _id).filter((_id: string) => ids.includes(_id));
    };
    const byStatus = firstStatus < secondStatus ? [latest, late, early] : [late, early, latest];
    const orders = {
      createdAt: [late, early, latest],
      updatedAt: [latest, early, late],
      status: byStatus,
    };
    for (const [sortBy, up] of Object.entries(orders)) {
      expect(await order(sortBy, 'asc'), sortBy).toEqual(up);
      expect(await order(sortBy, 'desc'), sortBy).toEqual([...up].reverse());
    }
  });

  it('finds a number in a text only by all its parts', async () => {
    const notes = lead.searched.includes('notes') ? 'notes' : 'additionalNotes';
    await storeWith(notes, 'Office 0421 3959501');
    expect((await list({ search: '0421 3959501' })).data).toHaveLength(1);
    expect((await list({ search: '0422 3959501' })).data).toEqual([]);
  });

  it('finds by every searched column in any letter case, and finds % and _', async () => {
    for (const column of lead.searched) {
      const value = buildValue('d', column);
      const id = await storeWith(column, value);
      const { data } = await list({ search: value.toUpperCase() });
      expect(
        data.map((record: { _id: string }) => record._id),
        column,
      ).toEqual([id]);
    }
    const marker = 'Zq%_x';
    const _id = await submitValid({ firstName: `${marker} Ann` });
    // What the marker would match as a pattern.
    await submitValid({ firstName: 'Zq and yx Ann' });
    const found = await list({ search: 'zQ%_X a' });
    expect(found.data.map((record: { _id: string }) => record._id)).toEqual([_id]);
    expect((await list({ search: 'zqA_x' })).data).toEqual([]);
    expect((await list({ search: formatReference(_id) })).data).toHaveLength(1);
  });

  it('finds a record by all words in any order and any fields, with any spaces between them', async () => {
    const _id = await submitValid({
      firstName: 'Specofull',
      lastName: 'Nameson',
      fullName: 'Specofull Nameson',
    });
    const notes = lead.searched.includes('notes') ? 'notes' : 'additionalNotes';
    await test.database.db
      .update(lead.table)
      .set({ [notes]: 'Called at noon', assignedTo: 'nameless' })
      .where(findStored(_id));
    for (const search of [
      'Specofull Nameson',
      'nameson  specofull',
      ` NAMESON\t${formatReference(_id)} `,
      'noon Specofull',
      'nameless  NAMESON',
    ]) {
      const found = (await list({ search })).data.map((record: { _id: string }) => record._id);
      expect(found, search).toEqual([_id]);
    }
    expect((await list({ search: 'Specofull Missing' })).data).toEqual([]);
  });

  it.runIf(lead.searched.includes('cnic'))('finds a CNIC without its dashes', async () => {
    const _id = await submitValid({ cnic: '42101-7654321-3' });
    for (const search of ['4210176543213', '42101-7654321-3', '7654321']) {
      const found = (await list({ search })).data.map((record: { _id: string }) => record._id);
      expect(found, search).toEqual([_id]);
    }
  });

  it('finds a phone number however it is written', async () => {
    const _id = await submitValid({ phone: '0321-7654321' });
    for (const search of [
      '03217654321',
      '+92 321 7654321',
      '0321 765',
      '92-321-7654321',
      '7654321',
    ]) {
      const ids = (await list({ search })).data.map((record: { _id: string }) => record._id);
      expect(ids, search).toContain(_id);
    }
  });

  it('finds a whole mobile number however it was written, and no other', async () => {
    const written = ['0333 1112233', '+92 333 1112233', '+92 0333 1112233', '3331112233'];
    const ids: string[] = [];
    for (const phone of written) ids.push(await submitValid({ phone }));
    await submitValid({ phone: '0333 1112234' });
    for (const search of written) {
      const found = (await list({ search })).data.map((record: { _id: string }) => record._id);
      expect(new Set(found), search).toEqual(new Set(ids));
    }
  });

  it('texts are sorted in any letter case, and equal ones by time', async () => {
    const [sortBy = 'createdAt'] = facts.sorts;
    const values = ['bb order', 'BB ORDER', 'aa order'];
    const ids: string[] = [];
    for (const value of values) ids.push(await submitValid({ [sortBy]: value }));
    const readOrder = async (sortOrder: string) =>
      (await list({ sortBy, sortOrder, limit: '100' })).data
        .map(({ _id }: { _id: string }) => _id)
        .filter((_id: string) => ids.includes(_id));
    const [first, second, third] = ids;
    expect(await readOrder('asc')).toEqual([third, first, second]);
    expect(await readOrder('desc')).toEqual([second, first, third]);
  });

  it('filters by status and by each of its filters, in any letter case', async () => {
    const names = [...facts.filters, 'source'];
    const values = Object.fromEntries(names.map((name) => [name, `Only ${name}`]));
    const _id = await submitValid(values);
    for (const [name, value] of Object.entries(values)) {
      const { data, pagination } = await list({ [name]: value.toUpperCase() });
      expect(data.map((record: { _id: string }) => record._id)).toEqual([_id]);
      expect(pagination.totalItems).toBe(1);
      expect((await stats()).filterValues[name]).toContain(value);
    }
    await patch(_id, { status: secondStatus });
    const { data } = await list({ status: secondStatus, limit: '100' });
    expect(data.every(({ status }: { status: string }) => status === secondStatus)).toBe(true);
    expect(data.map((record: { _id: string }) => record._id)).toContain(_id);
  });

  it.each([
    ['sortBy', 'searchText'],
    ['sortBy', '_id; drop table'],
    ['sortOrder', 'up'],
    ['limit', '0'],
    ['limit', '101'],
    ['limit', '1e1'],
    ['page', '0'],
    ['page', '-1'],
    ['page', 'x'],
    ['page', ''],
    ['status', 'unheard-of'],
    ['_id', 'no-id'],
    ['search', 'a\u0000b'],
    ['search', 'x'.repeat(201)],
  ])('a list with %s=%j is refused with a plain message', async (name, value) => {
    const response = await readList({ [name]: value });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ success: false, errors: [{ field: name }] });
    expect(response.json().message).not.toMatch(/expected|invalid input/i);
  });
});
