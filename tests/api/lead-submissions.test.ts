import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { referenceOf } from '#contract/lead.ts';
import { leadTypes } from '#contract/leads/registry.ts';
import { leads } from '#server/leads/registry.ts';
import { acceptedInputs } from '#tests/factories.ts';
import { asStored } from '#tests/submissions.ts';
import { eachLead, type LeadApp, leadCalls, startLeadApp } from '#tests/support/lead-calls.ts';

let test: LeadApp;
beforeAll(async () => {
  test = await startLeadApp();
});
afterAll(() => test.close());

it('every type of the contract has its table, its screen permission and an example', () => {
  const slugs = leadTypes.map(({ slug }) => slug);
  expect(leads.map(({ facts }) => facts.slug)).toEqual(slugs);
  expect(Object.keys(acceptedInputs)).toEqual(slugs);
});

describe.each(eachLead)('$slug', ({ lead }) => {
  const { facts } = lead;
  const { accepted, firstStatus, secondStatus, submit, submitted, list, countRecords } = leadCalls(
    lead,
    () => test,
  );

  it('a submission is answered without personal data and reaches the staff list whole', async () => {
    const input = accepted();
    const answer = await submit(input);
    const { _id } = answer.json().data;
    expect(answer.json()).toEqual({
      success: true,
      message: facts.texts.submitted,
      data: { _id, reference: referenceOf(_id) },
    });
    const { data } = await list({ _id });
    expect(data).toHaveLength(1);
    const stored = asStored(facts.slug, input, _id);
    expect(data[0]).toMatchObject({ ...stored, _id, status: firstStatus, ipAddress: '127.0.0.1' });
    expect(data[0].createdAt).toBe(new Date(data[0].createdAt).toISOString());
    expect(Object.keys(data[0])).not.toContain('searchText');
  });

  it('fields that a visitor may not set are dropped', async () => {
    const forged = {
      status: secondStatus,
      _id: randomUUID(),
      notes: 'forged',
      createdAt: '2001-01-01',
    };
    const _id = await submitted(forged);
    const [record] = (await list({ _id })).data;
    expect(record.status).toBe(firstStatus);
    expect(record._id).not.toBe(forged._id);
    expect(record.notes ?? null).toBeNull();
    expect(record.createdAt > '2026').toBe(true);
  });

  it('the same key stores one record, one after another and 50 at once', async () => {
    const before = await countRecords();
    const key = randomUUID();
    const input = accepted();
    const answers = await Promise.all(Array.from({ length: 50 }, () => submit(input, key)));
    const again = await submit(input, key);
    const receipts = new Set([...answers, again].map((answer) => answer.body));
    expect(receipts.size).toBe(1);
    expect(again.statusCode).toBe(201);
    expect(await countRecords()).toBe(before + 1);
  });

  it('the same key with another body is a conflict and stores nothing', async () => {
    const key = randomUUID();
    await submit(accepted(), key);
    const before = await countRecords();
    const answer = await submit({ ...accepted(), phone: '0300 9999999' }, key);
    expect(answer.statusCode).toBe(409);
    expect(await countRecords()).toBe(before);
  });

  it.each([' ', 'x'.repeat(201), 'käse'])('the key %j is refused', async (key) => {
    const answer = await submit(accepted(), key);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().message).toMatch('Idempotency-Key');
  });

  it('submissions without a key are each stored', async () => {
    const before = await countRecords();
    await submit(accepted());
    await submit(accepted());
    expect(await countRecords()).toBe(before + 2);
  });
});
