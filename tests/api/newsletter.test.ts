import { afterAll, beforeAll, expect, it } from 'vitest';
import { newsletterSubscriptions } from '#server/newsletter/schema.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const subscribe = (payload: object) =>
  test.call({ method: 'POST', url: '/api/newsletter/subscribe', payload });
const stored = () => test.database.db.select().from(newsletterSubscriptions);

it('an address is subscribed once, letter case aside, even at once', async () => {
  const answers = await Promise.all(
    ['Reader@Mail.example', 'reader@mail.example', ' READER@MAIL.EXAMPLE '].map((email) =>
      subscribe({ email, source: 'forged', isSubscribed: false }),
    ),
  );
  expect(answers.map((answer) => answer.json())).toEqual(
    Array(3).fill({ success: true, message: 'Successfully subscribed to newsletter!' }),
  );
  expect(await stored()).toMatchObject([{ source: 'newsletter', isSubscribed: true }]);
});

it('subscribing again takes an unsubscribing back', async () => {
  await test.database.db.update(newsletterSubscriptions).set({ isSubscribed: false });
  await subscribe({ email: 'reader@mail.example' });
  expect(await stored()).toMatchObject([{ isSubscribed: true }]);
});

it.each([
  [{}, 'Please enter your email address'],
  [{ email: ' ' }, 'Please enter your email address'],
  [{ email: 'reader' }, 'Please enter a valid email address'],
  [{ email: 5 }, 'Please enter text here'],
])('%j is refused: %s', async (payload, message) => {
  const answer = await subscribe(payload);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ message, errors: [{ field: 'email' }] });
  expect(await stored()).toHaveLength(1);
});
