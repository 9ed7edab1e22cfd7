import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { rolePermissions } from '#contract/staff/staff.ts';
import { readEnv } from '#server/platform/env.ts';
import { contactLead } from '#server/resources/leads/types/contact.ts';
import { partsRequestLead } from '#server/resources/leads/types/parts-request.ts';
import { testDriveLead as lead } from '#server/resources/leads/types/test-drive.ts';
import { vehicleBookingLead } from '#server/resources/leads/types/vehicle-booking.ts';
import { acceptedInputs, makeDealer, makeTestDrive } from '#tests/factories.ts';
import { purge } from '#tests/support/purge.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addTwoDealers, type TwoDealers } from '#tests/support/two-dealers.ts';

let test: TestApp;
let two: TwoDealers;
beforeAll(async () => {
  test = await startTestApp({ env: readEnv({ RATE_LIMIT: 'off' }) });
  two = await addTwoDealers(test);
});
afterAll(() => test.close());
beforeEach(() => test.database.pool.query('delete from test_drives; delete from lead_days'));

const records = `/api${lead.facts.paths.records}`;
const call = (method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE', url: string, payload?: object) =>
  test.call({ method, url, cookies: two.headOffice, ...(payload && { payload }) });
const patch = async (id: string, payload: object) =>
  await call('PATCH', `${records}/${id}/status`, payload);
const read = async (id: string) => (await call('GET', `${records}?_id=${id}`)).json().data[0];
const listIds = async (query: string, cookies = two.headOffice): Promise<string[]> => {
  const answer = await test.call({ method: 'GET', url: `${records}?${query}`, cookies });
  return answer.json().data.map(({ _id }: { _id: string }) => _id);
};
const dealer = (number: 0 | 1) => {
  const found = two.dealers[number];
  if (!found) throw new Error('there are two dealers');
  return found;
};

it('a request belongs to the dealer whose label it names, and to none if two have it or it is inactive', async () => {
  expect((await read(await two.submit(lead, 0))).dealerId).toBe(dealer(0)._id);
  const unknown = await two.submit(lead, 0, { selectedDealership: 'Nobody, Nowhere' });
  expect((await read(unknown)).dealerId).toBeNull();
  await call('PUT', `/api/dealers/${dealer(1)._id}`, { isActive: false });
  expect((await read(await two.submit(lead, 1))).dealerId).toBeNull();
  await call('PUT', `/api/dealers/${dealer(1)._id}`, { isActive: true, name: 'Dealer one' });
  expect((await read(await two.submit(lead, 0))).dealerId).toBeNull();
  await call('PUT', `/api/dealers/${dealer(1)._id}`, { name: 'Dealer two' });
});

it('an inquiry or a parts request belongs to the only active dealer in its city', async () => {
  const payload = makeDealer({ name: 'Alone', city: 'Gujrat' });
  const alone = (await call('POST', '/api/dealers', payload)).json().data._id;
  for (const { facts } of [contactLead, partsRequestLead]) {
    const submit = async (city: string) => {
      const input = { ...acceptedInputs[facts.slug]?.(), city };
      const url = `/api${facts.paths.submit}`;
      const sent = await test.call({ method: 'POST', url, payload: input });
      const listed = await call('GET', `/api${facts.paths.records}?_id=${sent.json().data._id}`);
      return listed.json().data[0].dealerId;
    };
    expect(await submit(' gujrat ')).toBe(alone);
    // Two dealers are in Lahore, none in Quetta.
    expect(await submit('Lahore')).toBeNull();
    expect(await submit('Quetta')).toBeNull();
    await call('PUT', `/api/dealers/${alone}`, { isActive: false });
    expect(await submit('Gujrat')).toBeNull();
    await call('PUT', `/api/dealers/${alone}`, { isActive: true });
  }
});

it('without automatic assignment nobody owns a new request; with it, the account with the fewest open ones', async () => {
  expect((await read(await two.submit(lead, 0))).assignedTo).toBeNull();
  await call('PUT', `/api/dealers/${dealer(0)._id}`, { autoAssign: true });
  await test.signIn(rolePermissions.dealer, 'second-seller', dealer(0)._id);
  await test.signIn(['parts-requests'], 'parts-desk', dealer(0)._id);
  await test.signIn(rolePermissions.dealer, 'has-left', dealer(0)._id);
  await test.database.pool.query(
    `update staff_accounts set is_disabled = true where username = 'has-left'`,
  );
  const owners: string[] = [];
  for (let n = 0; n < 6; n += 1) owners.push((await read(await two.submit(lead, 0))).assignedTo);
  expect(owners.filter((owner) => owner === 'dealer-one')).toHaveLength(3);
  expect(owners.filter((owner) => owner === 'second-seller')).toHaveLength(3);
  // A completed request no longer counts.
  const [busy] = await listIds('assignedTo=dealer-one');
  await patch(busy ?? '', { status: 'completed' });
  expect((await read(await two.submit(lead, 0))).assignedTo).toBe('dealer-one');
  await call('PUT', `/api/dealers/${dealer(0)._id}`, { autoAssign: false });
});

it('bursts of requests are dealt out evenly, also of several types at once', async () => {
  const [first] = two.dealers;
  await call('PUT', `/api/dealers/${dealer(0)._id}`, { autoAssign: true });
  const accounts = ['burst-one', 'burst-two', 'burst-three'];
  await test.database.pool.query(
    `update staff_accounts set is_disabled = true where dealer_id = $1`,
    [first?._id],
  );
  for (const name of accounts) await test.signIn(rolePermissions.dealer, name, dealer(0)._id);
  const types = [lead, vehicleBookingLead];
  for (let burst = 1; burst <= 3; burst += 1) {
    await Promise.all(Array.from({ length: 12 }, (_, n) => two.submit(types[n % 2] ?? lead, 0)));
    const { rows } = await test.database.pool.query<{ owner: string; open: number }>(
      `select assigned_to as owner, count(*)::int as open from (
         select assigned_to from test_drives union all select assigned_to from vehicle_bookings
       ) as requests where assigned_to like 'burst-%' group by 1 order by 1`,
    );
    expect(rows).toEqual(accounts.toSorted().map((owner) => ({ owner, open: 4 * burst })));
  }
  await test.database.pool.query(`delete from vehicle_bookings;
    update staff_accounts set is_disabled = username like 'burst-%' or username = 'has-left'`);
  await call('PUT', `/api/dealers/${dealer(0)._id}`, { autoAssign: false });
});

it('only an enabled account that may see the request can own it', async () => {
  const id = await two.submit(lead, 0);
  for (const assignedTo of ['nobody', 'dealer-two', 'parts-desk', 'has-left']) {
    const answer = await patch(id, { assignedTo });
    expect(answer.statusCode, assignedTo).toBe(400);
    expect(answer.json().errors).toMatchObject([
      { field: 'assignedTo', message: `${assignedTo} cannot see this request` },
    ]);
  }
  expect((await patch(id, { assignedTo: 'Office' })).json().data.assignedTo).toBe('office');
  expect((await patch(id, { assignedTo: null })).json().data.assignedTo).toBeNull();
});

it('the first act makes a request without owner that of its author, where they answer it', async () => {
  const url = (id: string) => `${records}/${id}/status`;
  const act = (id: string, payload: object, cookies: typeof two.headOffice) =>
    test.call({ method: 'PATCH', url: url(id), cookies, payload });
  const log = (id: string, cookies: typeof two.headOffice) =>
    test.call({
      method: 'POST',
      url: `/api/admin/timeline/${lead.facts.slug}/${id}`,
      cookies,
      payload: { type: 'note', text: 'Wants a white one' },
    });
  const ofDealer = await two.submit(lead, 0);
  // Head office does not take a request away from its dealer.
  await log(ofDealer, two.headOffice);
  await act(ofDealer, { nextFollowUp: '2030-01-02T10:00' }, two.headOffice);
  expect((await read(ofDealer)).assignedTo).toBeNull();
  await act(ofDealer, { status: 'confirmed' }, dealer(0).cookies);
  expect((await read(ofDealer)).assignedTo).toBe('dealer-one');
  await log(ofDealer, two.headOffice);
  expect((await read(ofDealer)).assignedTo).toBe('dealer-one');

  const ofHeadOffice = await two.submit(lead, 0, { selectedDealership: 'Nobody, Nowhere' });
  await log(ofHeadOffice, two.headOffice);
  expect((await read(ofHeadOffice)).assignedTo).toBe('office');
  const released = await act(
    ofHeadOffice,
    { assignedTo: null, status: 'confirmed' },
    two.headOffice,
  );
  expect(released.json().data.assignedTo).toBeNull();
});

it('a request that moves to another dealer loses an owner who no longer sees it', async () => {
  const id = await two.submit(lead, 0);
  await patch(id, { assignedTo: 'dealer-one' });
  const moved = (await patch(id, { dealerId: dealer(1)._id })).json().data;
  expect(moved).toMatchObject({ dealerId: dealer(1)._id, assignedTo: null });
  await patch(id, { assignedTo: 'office' });
  expect((await patch(id, { dealerId: null })).json().data.assignedTo).toBe('office');
  const unknown = await patch(id, { dealerId: '01900000-0000-7000-8000-000000000000' });
  expect(unknown.json().errors[0].field).toBe('dealerId');
});

it('lists are filtered by dealer, owner, overdue and source, and sorted by the next follow-up', async () => {
  const [mine, other, nobodys] = [
    await two.submit(lead, 0, { source: 'facebook / cpc' }),
    await two.submit(lead, 1, { source: 'direct' }),
    await two.submit(lead, 1),
  ];
  await patch(mine, { assignedTo: 'office', nextFollowUp: '2030-01-02T10:00' });
  await patch(other, { assignedTo: 'dealer-two', nextFollowUp: '2030-01-01T10:00' });
  expect(await listIds('assignedTo=me')).toEqual([mine]);
  expect(await listIds('assignedTo=dealer-two')).toEqual([other]);
  expect(await listIds('assignedTo=me', dealer(1).cookies)).toEqual([other]);
  expect(await listIds('assignedTo=none')).toEqual([nobodys]);
  expect(await listIds(`dealerId=${dealer(1)._id}&sortOrder=asc`)).toEqual([other, nobodys]);
  expect(await listIds('source=Facebook%20/%20CPC')).toEqual([mine]);
  expect(await listIds('sortBy=nextFollowUp&sortOrder=asc')).toEqual([other, mine, nobodys]);
  expect(await listIds('sortBy=nextFollowUp&sortOrder=desc')).toEqual([mine, other, nobodys]);
  expect((await read(mine)).nextFollowUp).toBe('2030-01-02T05:00:00.000Z');
  expect(await listIds('overdue=true')).toEqual([]);
  await test.database.pool.query(
    `update test_drives set created_at = now() - interval '10 days' where _id = $1`,
    [nobodys],
  );
  expect(await listIds('overdue=true')).toEqual([nobodys]);
  expect((await read(nobodys)).isOverdue).toBe(true);
  const answered = (await patch(nobodys, { status: 'confirmed' })).json().data;
  expect(answered).toMatchObject({ isOverdue: false, firstResponseAt: expect.any(String) });
  expect(await listIds('overdue=true')).toEqual([]);
});

it('the counts by dealer equal a recount after requests move, change and are deleted', async () => {
  const ids = await Promise.all([0, 0, 1, 1, 1].map((number) => two.submit(lead, number)));
  await Promise.all([
    patch(ids[0] ?? '', { dealerId: dealer(1)._id }),
    patch(ids[1] ?? '', { status: 'confirmed' }),
    patch(ids[2] ?? '', { dealerId: null, status: 'completed' }),
    call('DELETE', `${records}/${ids[3]}`),
  ]);
  const { rows } = await test.database.pool.query(`
    select coalesce(c.dealer, r.dealer) as dealer, coalesce(c.status, r.status) as status, c.n as counted, r.n as recounted
    from (select dealer, status, sum(count)::int as n from lead_days where lead = 'test-drives' group by 1, 2 having sum(count) <> 0) c
    full join (select coalesce(dealer_id, '00000000-0000-0000-0000-000000000000') as dealer, status, count(*)::int as n
      from test_drives where deleted_at is null group by 1, 2) r using (dealer, status)`);
  expect(rows.length).toBeGreaterThanOrEqual(3);
  for (const { counted, recounted, ...row } of rows) {
    expect(counted, JSON.stringify(row)).toBe(recounted);
  }
});

it('a dealer with accounts cannot be deleted; a purged one’s requests and counts go to head office', async () => {
  const refused = await call('DELETE', `/api/dealers/${dealer(0)._id}`);
  expect(refused.statusCode).toBe(409);
  const id = await two.submit(lead, 1);
  await test.database.pool.query(
    `update staff_accounts set dealer_id = null where username = 'dealer-two'`,
  );
  expect((await call('DELETE', `/api/dealers/${dealer(1)._id}`)).statusCode).toBe(200);
  expect((await read(id)).dealerId).toBe(dealer(1)._id);
  await purge(test, 'dealers', dealer(1)._id);
  expect((await read(id)).dealerId).toBeNull();
  const { rows } = await test.database.pool.query(
    `select dealer, sum(count)::int as n from lead_days where lead = 'test-drives' group by 1 having sum(count) > 0`,
  );
  expect(rows).toEqual([{ dealer: '00000000-0000-0000-0000-000000000000', n: 1 }]);
});

it('an account of a dealer gives requests to its colleagues only, and learns no other names', async () => {
  await test.signIn(rolePermissions.dealer, 'colleague', dealer(0)._id);
  const id = await two.submit(lead, 0);
  const assign = (assignedTo: string | null) =>
    test.call({
      method: 'PATCH',
      url: `${records}/${id}/status`,
      cookies: dealer(0).cookies,
      payload: { assignedTo },
    });
  for (const name of ['office', 'OFFICE', 'dealer-two', 'nobody-at-all']) {
    const refused = await assign(name);
    expect(refused.statusCode).toBe(400);
    expect(refused.json().errors).toMatchObject([
      { field: 'assignedTo', message: `${name} cannot see this request` },
    ]);
  }
  expect((await assign('colleague')).json().data.assignedTo).toBe('colleague');
  await patch(id, { assignedTo: 'office' });
  // A form that leaves the owner as it is sends it unchanged.
  expect((await assign('office')).json().data.assignedTo).toBe('office');
  expect((await assign(null)).json().data.assignedTo).toBeNull();
  expect((await assign('office')).statusCode).toBe(400);
});

it('a source of 120 characters is stored, and a longer one is refused', async () => {
  const submit = (source: string) =>
    test.call({
      method: 'POST',
      url: '/api/test-drive/book',
      payload: makeTestDrive({ source }),
    });
  const answer = await submit('s'.repeat(120));
  expect((await read(answer.json().data._id)).source).toBe('s'.repeat(120));
  expect((await submit('s'.repeat(121))).statusCode).toBe(400);
});
