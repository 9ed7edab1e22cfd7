import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildCode } from '#contract/on-road/codes.ts';
import { type QuotingApp, startWithTariffs } from '#tests/support/quoted-car.ts';

const guesses = 10_000;
/** Calls at once, and stored quotes. */
const batch = 50;

let app: QuotingApp;
beforeAll(async () => {
  app = await startWithTariffs();
});
afterAll(() => app.close());

const makeGuess = () => buildCode(Array.from({ length: 9 }, () => Math.floor(Math.random() * 32)));

async function isGenuine(code: string): Promise<boolean> {
  const response = await app.request('GET', `/verify/${code}`);
  expect(response.statusCode).toBe(200);
  return response.json().data.isGenuine;
}

it(`${guesses} guessed codes with valid check characters find none of ${batch} quotes`, async () => {
  await Promise.all(Array.from({ length: batch }, () => app.quote()));
  for (let tried = 0; tried < guesses; tried += batch) {
    const found = await Promise.all(Array.from({ length: batch }, () => isGenuine(makeGuess())));
    expect(found).not.toContain(true);
  }
}, 300_000);
