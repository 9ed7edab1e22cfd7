import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publicForms } from '#tests/e2e/public-forms.ts';
import { eachLead, type LeadApp, leadCalls, startLeadApp } from '#tests/support/lead-calls.ts';

let test: LeadApp;
beforeAll(async () => {
  test = await startLeadApp();
});
afterAll(() => test.close());

const isEmailRequired = (html: string, id: string) =>
  /\srequired(=|\s|\/|>)/.test(new RegExp(`<input[^>]*\\sid="${id}"[^>]*>`).exec(html)?.[0] ?? '');

describe.each(eachLead)('the form of $slug', ({ slug, lead }) => {
  const { submit, accepted } = leadCalls(lead, () => test);

  it('marks the email as optional', async () => {
    const url = publicForms[slug]?.path ?? '';
    const { body } = await test.call({ method: 'GET', url });
    const main = /<main.*<\/main>/s.exec(body)?.[0] ?? '';
    const label = /<label[^>]*for="email"[^>]*>(.*?)<\/label>/s.exec(main)?.[1] ?? '';
    expect(label.replace(/<[^<>]*>/g, '')).toBe('Email (optional)');
    expect(isEmailRequired(main, 'email')).toBe(false);
  });

  it('accepts a blank and a missing email', async () => {
    const { email: _email, ...others } = accepted() as Record<string, unknown>;
    for (const input of [others, { ...others, email: '' }, { ...others, email: '  ' }]) {
      expect((await submit(input)).statusCode).toBe(201);
    }
  });
});

it('the newsletter needs an email address', async () => {
  const { body } = await test.call({ method: 'GET', url: '/newsletter' });
  const field = /<input[^>]*name="email"[^>]*>/.exec(body)?.[0] ?? '';
  expect(field).toMatch(/\srequired/);
  const response = await test.call({
    method: 'POST',
    url: '/api/newsletter/subscribe',
    payload: { email: '' },
  });
  expect(response.statusCode).toBe(400);
});
