import { expect, it } from 'vitest';
import { contact } from './contact.ts';
import { paymentColors, paymentStatuses } from './vehicle-booking.ts';

it('each payment status has a color that no other one has, and none is grey', () => {
  const colors = paymentStatuses.map((status) => paymentColors[status]);
  expect(new Set(colors).size).toBe(paymentStatuses.length);
  expect(colors).not.toContain(undefined);
  expect(colors).not.toContain('grey');
});

it("the status 'closed' of an inquiry has a color that no other one has", () => {
  const { closed, ...others } = contact.statuses;
  expect(closed).toBeTypeOf('string');
  expect(Object.values(others)).not.toContain(closed);
});
