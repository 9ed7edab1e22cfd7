import { expect, it } from 'vitest';
import { listOpenDays } from './day-field.tsx';

const hours = '9:00 AM - 6:00 PM';

it('lists the weekdays on which at least one dealer is open, in their order', () => {
  const dealers = [
    { workingHours: { Tuesday: hours, Monday: hours, Sunday: 'Closed' } },
    { workingHours: { Saturday: hours, Friday: 'Off' } },
  ];
  expect(listOpenDays(dealers)).toEqual(['Monday', 'Tuesday', 'Saturday']);
});

it.each([[[]], [[{ workingHours: {} }]], [[{ workingHours: { Monday: 'by appointment' } }]]])(
  'returns null if no hours are known: %j',
  (dealers) => {
    expect(listOpenDays(dealers)).toBeNull();
  },
);
