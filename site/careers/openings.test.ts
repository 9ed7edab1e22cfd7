import { expect, it } from 'vitest';
import { findSharedSentence } from './openings.tsx';

it('finds the sentence with which all descriptions begin', () => {
  expect(findSharedSentence(['A sample. One thing.', 'A sample. Another thing.'])).toBe(
    'A sample.',
  );
  expect(findSharedSentence(['A sample. One thing.', 'Another thing.'])).toBe('');
  expect(findSharedSentence(['A sample. One thing.'])).toBe('');
  expect(findSharedSentence(['No sentence ends', 'No sentence ends'])).toBe('');
  expect(findSharedSentence([])).toBe('');
});
