import { expect, it } from 'vitest';
import { asSentence } from '#words/site/forms';
import { formatAnswer } from './confirmation.tsx';

it('words dates and slots, and leaves everything else as it was entered', () => {
  expect(formatAnswer('2026-05-04')).toBe('4 May 2026');
  expect(formatAnswer('2026-05-04T09:30')).toBe('Monday, 4 May 2026, 09:30');
  expect(formatAnswer('Haval H6')).toBe('Haval H6');
  expect(formatAnswer('14:30')).toBe('14:30');
});

it('ends a message with one mark', () => {
  expect(asSentence('Vehicle booking submitted successfully')).toBe(
    'Vehicle booking submitted successfully.',
  );
  expect(asSentence('Contact form submitted successfully!')).toBe(
    'Contact form submitted successfully!',
  );
});
