import { afterAll, beforeAll, expect, it } from 'vitest';
import { leads } from '#server/resources/leads/registry.ts';
import { type LeadApp, leadCalls, startLeadApp } from '#tests/support/lead-calls.ts';

let test: LeadApp;
beforeAll(async () => {
  test = await startLeadApp();
});
afterAll(() => test.close());

function callsFor(slug: string) {
  const lead = leads.find(({ facts }) => facts.slug === slug);
  if (!lead) throw new Error(`no request type ${slug}`);
  return leadCalls(lead, () => test);
}

const sent = [
  ['service-appointments', 'odometer', 45_000],
  ['parts-requests', 'mileage', 60_000],
  ['job-applications', 'passingYear', 2015],
  ['job-applications', 'technicalPassingYear', 2016],
  ['job-applications', 'expectedSalary', 120_000],
  ['job-applications', 'presentSalary', 99_500],
] as const;

it.each(sent)(
  '%s: %s is a number, whether a visitor sends %d or text',
  async (slug, field, number) => {
    const { submitValid, list } = callsFor(slug);
    const isYear = field.endsWith('Year');
    const written = [String(number), ...(isYear ? [] : [number.toLocaleString('en')])];
    // A job application is a multipart form, which has texts only.
    const values = slug === 'job-applications' ? written : [number, ...written];
    for (const value of values) {
      const _id = await submitValid({ [field]: value });
      expect((await list({ _id })).data[0][field], String(value)).toBe(number);
    }
    const _id = await submitValid({ [field]: '' });
    expect((await list({ _id })).data[0][field]).toBeNull();
  },
);

it.each(sent)('%s: %s refuses text that is no number', async (slug, field) => {
  const { submit, accepted } = callsFor(slug);
  const response = await submit({ ...accepted(), [field]: 'many' });
  expect(response.statusCode).toBe(400);
  expect(response.json().errors).toMatchObject([{ field }]);
});

it('the estimated cost of a service is a number, whether staff send 12500 or text', async () => {
  const { submitValid, patch } = callsFor('service-appointments');
  const _id = await submitValid();
  for (const estimatedCost of [12_500, '12500', '12,500']) {
    const response = await patch(_id, { estimatedCost, status: 'confirmed' });
    expect(response.json().data).toMatchObject({ estimatedCost: 12_500, status: 'confirmed' });
  }
  expect((await patch(_id, { estimatedCost: 'a lot' })).statusCode).toBe(400);
  expect((await patch(_id, { estimatedCost: '' })).json().data.estimatedCost).toBeNull();
});
