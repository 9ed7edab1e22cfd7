import { randomUUID } from 'node:crypto';
import { getTableName } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatReference } from '#contract/leads/lead.ts';
import { leadTypes } from '#contract/leads/registry.ts';
import { type Permission, permissions } from '#contract/staff/staff.ts';
import { leads } from '#server/resources/leads/registry.ts';
import { acceptedInputs } from '#tests/factories.ts';
import { buildStoredRecord } from '#tests/submissions.ts';
import { eachLead, type LeadApp, leadCalls, startLeadApp } from '#tests/support/lead-calls.ts';

let test: LeadApp;
beforeAll(async () => {
  test = await startLeadApp();
});
afterAll(() => test.close());

it('every type of the contract has its own table and permission, and a valid example', () => {
  const slugs = leadTypes.map(({ slug }) => slug);
  expect(leads.map(({ facts }) => facts.slug)).toEqual(slugs);
  expect(new Set(leads.map(({ table }) => getTableName(table))).size).toBe(slugs.length);
  expect(new Set(leadTypes.map(({ permission }) => permission)).size).toBe(slugs.length);
  expect(Object.keys(acceptedInputs)).toEqual(slugs);
});

describe.each(eachLead)('$slug', ({ lead }) => {
  const { facts } = lead;
  const { accepted, firstStatus, secondStatus, submit, submitValid, list, countRecords } =
    leadCalls(lead, () => test);

  it('a submission returns no personal data and is in the staff list with all its fields', async () => {
    const input = accepted();
    const response = await submit(input);
    const { _id, verifyCode, next, trackingUrl } = response.json().data;
    expect(response.json()).toEqual({
      success: true,
      message: facts.texts.submitted,
      data: {
        _id,
        reference: formatReference(_id),
        trackingUrl,
        ...(verifyCode && { verifyCode }),
        ...(next && { next }),
      },
    });
    expect(trackingUrl).toMatch(/^\/track\/[\w-]{44}$/);
    expect(next !== undefined).toBe(facts.responseMinutes !== null);
    expect(JSON.stringify(next ?? null)).not.toContain(String(input.phone));
    expect(verifyCode !== undefined).toBe(facts.slug === 'vehicle-bookings');
    const { data } = await list({ _id });
    expect(data).toHaveLength(1);
    const stored = buildStoredRecord(facts.slug, input, _id);
    expect(data[0]).toMatchObject({ ...stored, _id, status: firstStatus, ipAddress: '127.0.0.1' });
    expect(data[0].createdAt).toBe(new Date(data[0].createdAt).toISOString());
    expect(Object.keys(data[0])).not.toContain('searchText');
  });

  it('staff with its permission see the list, and staff with all other permissions get 403', async () => {
    const others = permissions.filter((permission) => permission !== facts.permission);
    const read = async (granted: readonly Permission[]) => {
      const cookies = await test.signIn(granted);
      return await test.call({ method: 'GET', url: `/api${facts.paths.records}`, cookies });
    };
    expect((await read([facts.permission])).statusCode).toBe(200);
    expect((await read(others)).statusCode).toBe(403);
  });

  it('fields that a visitor may not set are dropped', async () => {
    const forged = {
      status: secondStatus,
      _id: randomUUID(),
      notes: 'forged',
      createdAt: '2001-01-01',
    };
    const _id = await submitValid(forged);
    const [record] = (await list({ _id })).data;
    expect(record.status).toBe(firstStatus);
    expect(record._id).not.toBe(forged._id);
    expect(record.notes ?? null).toBeNull();
    expect(record.createdAt > '2026').toBe(true);
  });

  it('the same key stores one record, for 50 parallel submissions and a later one', async () => {
    const before = await countRecords();
    const key = randomUUID();
    const input = accepted();
    // From several addresses, because one may not send that many forms with files at once.
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, at) => submit(input, key, `198.51.100.${at % 10}`)),
    );
    const again = await submit(input, key);
    const bodies = new Set([...responses, again].map((response) => response.body));
    expect(bodies.size).toBe(1);
    expect(again.statusCode).toBe(201);
    expect(await countRecords()).toBe(before + 1);
  });

  it('the same key with another body is a conflict and stores nothing', async () => {
    const key = randomUUID();
    await submit(accepted(), key);
    const before = await countRecords();
    const response = await submit({ ...accepted(), phone: '0300 9999999' }, key);
    expect(response.statusCode).toBe(409);
    expect(await countRecords()).toBe(before);
  });

  it.each([' ', 'x'.repeat(201), 'käse'])('the key %j is refused', async (key) => {
    const response = await submit(accepted(), key);
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toMatch('Idempotency-Key');
  });

  it('submissions without a key are each stored', async () => {
    const before = await countRecords();
    await submit(accepted());
    await submit(accepted());
    expect(await countRecords()).toBe(before + 2);
  });
});
