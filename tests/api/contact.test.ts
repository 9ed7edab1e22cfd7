import { afterAll, beforeAll, expect, it } from 'vitest';
import { acceptedInputs } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let cookies: Record<string, string>;
beforeAll(async () => {
  test = await startTestApp();
  cookies = await test.signIn(['contact-inquiries']);
});
afterAll(() => test.close());

const submit = (fields: object) =>
  test.call({
    method: 'POST',
    url: '/api/contact/submit',
    payload: { ...acceptedInputs['contact-inquiries']?.(), ...fields },
  });
const call = async (url: string) => (await test.call({ method: 'GET', url, cookies })).json().data;

it.each([
  [{ phone: '', message: '' }, 'Phone number and message are required'],
  [{ message: ' ' }, 'Phone number and message are required'],
  [{ phone: '', firstName: '' }, 'Phone number and message are required'],
  [{ firstName: '' }, 'Name is required'],
  [{ lastName: '' }, 'Name is required'],
])('%j is refused: %s', async (fields, message) => {
  expect((await submit(fields)).json()).toMatchObject({ success: false, message });
});

it('the missing name is named even where more is missing', async () => {
  const { errors } = (await submit({ phone: '', firstName: '' })).json();
  expect(errors.map(({ field }: { field: string }) => field)).toEqual(['phone', 'fullName']);
});

it('the full name is first and last name where it is absent, and the subject is kept', async () => {
  const { data } = (await submit({ firstName: 'Given', lastName: 'Sample' })).json();
  const [record] = await call(`/api/contact/admin/inquiries?_id=${data._id}`);
  expect(record).toMatchObject({ fullName: 'Given Sample', subject: 'A question', priority: null });
  const short = (await submit({ fullName: 'One Name', firstName: '', lastName: '' })).json();
  const [other] = await call(`/api/contact/admin/inquiries?_id=${short.data._id}`);
  expect(other).toMatchObject({ fullName: 'One Name', firstName: null });
});

it('vehicles are counted most asked first, letter case aside, and uncounted with the record', async () => {
  await submit({ vehicle: 'ORA 03' });
  const { data } = (await submit({ vehicle: 'Ora 03' })).json();
  await submit({ vehicle: '' });
  const before = (await call('/api/contact/admin/stats')).vehicleStats;
  expect(before).toContainEqual({ _id: expect.stringMatching(/^ora 03$/i), count: 2 });
  expect(before).toContainEqual({ _id: 'Other Inquiry', count: 1 });
  const counts = before.map(({ count }: { count: number }) => count);
  expect([...counts].sort((a, b) => b - a)).toEqual(counts);
  await test.call({ method: 'DELETE', url: `/api/contact/admin/inquiries/${data._id}`, cookies });
  const after = (await call('/api/contact/admin/stats')).vehicleStats;
  expect(after).toContainEqual({ _id: 'ORA 03', count: 1 });
});
