import { validate, version } from 'uuid';
import { expect, it, vi } from 'vitest';
import { newId } from './new-id.ts';

it('makes UUIDs of version 7, each once and in order, also within a millisecond', () => {
  const ids = Array.from({ length: 5_000 }, newId);
  expect(ids.every((id) => validate(id) && version(id) === 7)).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.toSorted()).toEqual(ids);
});

it('begins with the time, and keeps the order when the clock is set back', () => {
  vi.useFakeTimers({ now: Date.now() + 1_000 });
  try {
    const before = newId();
    expect(Number.parseInt(before.replaceAll('-', '').slice(0, 12), 16)).toBe(Date.now());
    vi.setSystemTime(Date.now() - 60_000);
    expect(newId() > before).toBe(true);
  } finally {
    vi.useRealTimers();
  }
});

it('differs in its random part', () => {
  const tails = Array.from({ length: 600 }, () => newId().slice(-10));
  expect(new Set(tails).size).toBe(tails.length);
});
