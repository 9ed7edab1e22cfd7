import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { faults } from '../faults/index.ts';

describe('a fault can be put into the product, and the file of its test exists', () => {
  it.each(faults)('$promise', ({ file, find, caughtBy }) => {
    const places = readFileSync(file, 'utf8').split(find).length - 1;
    expect(places, `how often ${file} has the text to replace`).toBe(1);
    expect(existsSync(caughtBy), caughtBy).toBe(true);
  });
});
