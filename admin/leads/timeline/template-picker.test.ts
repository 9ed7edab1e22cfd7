import { expect, it, vi } from 'vitest';
import type { RequestAppointment } from '#contract/appointments/appointment.ts';
import type { Dealer } from '#contract/dealers/dealers.ts';
import type { LeadRecordBase } from '#contract/leads/lead.ts';
import { fillTemplate, samplePlaceholderValues } from '#contract/leads/message-templates.ts';
import { readPlaceholders } from './template-picker.tsx';

const fill = (
  text: string,
  lead: object,
  {
    appointment = null,
    ...known
  }: {
    appointment?: object | null;
    dealer?: Pick<Dealer, 'name' | 'city' | 'phone'>;
    staffName?: string;
  } = {},
) =>
  fillTemplate(
    text,
    readPlaceholders({ _id: '01900000-0000-7000-8000-0000000000ab', ...lead } as LeadRecordBase, {
      ...{ dealer: undefined, staffName: null },
      ...known,
      appointment: appointment as RequestAppointment | null,
    }),
  );

it('a message is signed with the name of staff, the dealer and its phone, as far as they are known', () => {
  const dealer = { name: 'HAVAL Sample', city: 'Lahore', phone: '+92 42 0000000' };
  const sign = (known: Parameters<typeof fill>[2]) =>
    fill('Kind regards\n{{staffName}}\n{{dealerName}}\n{{dealerPhone}}', {}, known).split('\n');
  expect(sign({ dealer, staffName: 'Sana Sample' })).toEqual([
    ...['Kind regards', 'Sana Sample', 'HAVAL Sample', '+92 42 0000000'],
  ]);
  expect(sign({ dealer })).toEqual(['Kind regards', 'HAVAL Sample', '+92 42 0000000']);
  expect(sign({})).toEqual(['Kind regards']);
});

it('the link is that of the customer’s page, while the appointment is to come', () => {
  const link = 'https://cars.example/appointment/0123456789abcdefABCDEF';
  const text = 'Hello\nMove it here: {{link}}';
  const fillFor = (status: string) =>
    fill(text, {}, { appointment: { status, link, startAt: '2026-12-10T05:00:00.000Z' } });
  expect(fillFor('confirmed')).toBe(`Hello\nMove it here: ${link}`);
  expect(fillFor('cancelled')).toBe('Hello');
});

it('an inquiry about none of the models is about the vehicle', () => {
  const text = 'Your inquiry about {{vehicle}}';
  expect(fill(text, { vehicle: 'Other Inquiry' })).toBe('Your inquiry about the vehicle');
  expect(fill(text, { vehicle: 'TANK 500' })).toBe('Your inquiry about TANK 500');
  expect(fill(text, { selectedVehicle: 'Ora 03' })).toBe('Your inquiry about Ora 03');
});

it('the sample of an appointment has the form of a real one', () => {
  vi.useFakeTimers({ now: new Date('2026-02-28T12:00:00Z'), toFake: ['Date'] });
  const lead = { confirmedDate: '2026-03-02', confirmedTime: '11:00' };
  const filled = fill('{{appointment}}', lead).replaceAll(/\s/g, ' ');
  vi.useRealTimers();
  expect(filled).toBe(samplePlaceholderValues.appointment);
});

it('the time of an appointment is in Urdu in a text in Urdu, and so is a day without a time', () => {
  const read = (lead: object, startAt?: string) =>
    readPlaceholders(
      { _id: '01900000-0000-7000-8000-0000000000ab', ...lead } as LeadRecordBase,
      {
        dealer: undefined,
        staffName: null,
        appointment: startAt ? ({ status: 'confirmed', startAt } as RequestAppointment) : null,
      },
      'ur',
    ).appointment;
  expect(read({}, '2026-12-10T05:00:00.000Z')).toBe('جمعرات، 10 دسمبر 2026، صبح 10 بجے');
  const confirmedDate = '2026-12-01';
  expect(read({ confirmedDate, confirmedTime: '15:30' })).toBe(
    'منگل، یکم دسمبر 2026، سہ پہر 3:30 بجے',
  );
  expect(read({ confirmedDate })).toBe('یکم دسمبر 2026');
  expect(read({})).toBeNull();
});
