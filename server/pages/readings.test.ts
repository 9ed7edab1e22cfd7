import { expect, it } from 'vitest';
import type { Db } from '#server/db/client.ts';
import { forgetReadings, Reading, readingsOf } from './readings.ts';

/** A reading that answers how often it was made, at a time that the test sets. */
function counted() {
  const clock = { now: 0 };
  let made = 0;
  const reading = new Reading(
    'dealers',
    async () => ++made,
    () => clock.now,
  );
  return { reading, clock };
}

/** A reading that has been asked for, forgotten and asked for again, and what will answer either. */
function askedTwice() {
  const answers = [Promise.withResolvers<string>(), Promise.withResolvers<string>()] as const;
  let asked = 0;
  const reading = new Reading('dealers', async () => String(await answers[asked++]?.promise));
  const early = reading.get();
  reading.forget();
  return { reading, answers, early, late: reading.get() };
}

it('is made once for all who ask', async () => {
  const { reading } = counted();
  const got = await Promise.all(Array.from({ length: 20 }, () => reading.get()));
  expect(new Set([...got, await reading.get()])).toEqual(new Set([1]));
});

it('is made anew once it is forgotten, and after ten seconds', async () => {
  const { reading, clock } = counted();
  await reading.get();
  reading.forget();
  expect(await reading.get()).toBe(2);
  clock.now = 10_000;
  expect(await reading.get()).toBe(2);
  clock.now = 10_001;
  expect(await reading.get()).toBe(3);
});

it('under way is not given to who asks after it is forgotten, nor kept', async () => {
  const { reading, answers, early, late } = askedTwice();
  answers[1].resolve('new');
  answers[0].resolve('old');
  expect(await early).toBe('old');
  expect(await late).toBe('new');
  expect(await reading.get()).toBe('new');
});

it('that failed is not kept, and takes none with it that was made since', async () => {
  const { reading, answers, early, late } = askedTwice();
  answers[0].reject(new Error('away'));
  await expect(early).rejects.toThrow('away');
  answers[1].resolve('there');
  expect(await late).toBe('there');
  expect(await reading.get()).toBe('there');
});

it('is tried again by whoever asks after a failure', async () => {
  let tried = 0;
  const failing = new Reading('dealers', () => Promise.reject(new Error(`away ${++tried}`)));
  await expect(failing.get()).rejects.toThrow('away 1');
  await expect(failing.get()).rejects.toThrow('away 2');
});

it('of a kind that has changed is forgotten, the others stay; after a gap all are', () => {
  const readings = readingsOf({} as Db);
  const forgotten: string[] = [];
  for (const [name, reading] of Object.entries(readings)) {
    reading.forget = () => forgotten.push(name);
  }
  forgetReadings(readings, 'prices');
  expect(forgotten.splice(0)).toEqual(['cars', 'cities']);
  forgetReadings(readings);
  expect(forgotten).toEqual(Object.keys(readings));
});
