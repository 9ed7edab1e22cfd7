import { orderQuery, pagingQuery } from '../http/http.ts';
import { dateFormat, timeFormat } from '../input/formats.ts';
import { numberInput } from '../input/number-input.ts';
import { clearableText, optionalText, type TextFormat, text } from '../input/text.ts';
import { recordTexts } from '../staff/record-texts.ts';
import { z } from '../zod.ts';
import { appointmentPaths } from './appointment.ts';
import { type DealerSetup, dealerInput, kindInput, setupFilters } from './setup.ts';

/** A weekly period in which a dealer takes appointments: docs/spec/calendar-and-hours.md#opening-hours. */
export interface Opening extends DealerSetup {
  _id: string;
  /** 1 is Monday, 7 is Sunday. */
  weekday: number;
  /** HH:MM in Pakistan. */
  opens: string;
  /** HH:MM in Pakistan, or 24:00. */
  closes: string;
  /** The first day on which it applies, YYYY-MM-DD. */
  from: string;
  /** The last day on which it applies; null without an end. */
  until: string | null;
  isSample: boolean;
  createdAt: string;
  updatedAt: string;
}

/** A time at which a dealer closes: 24:00 is midnight, at the end of the day. */
const closingTimeFormat: TextFormat = {
  ...timeFormat,
  parse: (value) => (value === '24:00' ? value : timeFormat.parse(value)),
};

const fields = {
  weekday: numberInput({
    name: 'The weekday',
    min: 1,
    max: 7,
    missing: 'Please choose a weekday',
  }),
  opens: text({ max: 5, missing: 'Please enter when it opens', format: timeFormat }),
  closes: text({ max: 5, missing: 'Please enter when it closes', format: closingTimeFormat }),
  until: clearableText({ max: 10, format: dateFormat }),
};

const from = text({ max: 10, missing: 'Please enter the first day', format: dateFormat });

/** New opening hours, by default from today on. */
export const openingInput = z.object({
  dealerId: dealerInput,
  kind: kindInput,
  ...fields,
  from: optionalText({ max: 10, format: dateFormat }),
});

/** A partial update: absent fields keep their values. Dealer and kind cannot change. */
export const openingUpdate = z.partial(z.object({ ...fields, from }));

const openingSorts = ['weekday', 'opens', 'from', 'createdAt', 'updatedAt'] as const;

export const openingQuery = z.object({
  ...pagingQuery(100),
  ...orderQuery(openingSorts, 'createdAt'),
  ...setupFilters,
});

/** Opening hours as staff manage them. */
export const openingAdmin = {
  slug: 'openings',
  permission: 'appointments',
  paths: { records: appointmentPaths.openings },
  texts: recordTexts(
    {
      title: 'Opening Hours',
      noun: { one: 'opening', many: 'opening hours' },
      confirmDelete: 'Are you sure you want to delete these opening hours?',
      closesFirst: 'It must close after it opens',
      endsFirst: 'The last day cannot be before the first one',
    },
    { one: 'opening hours', many: 'opening hours' },
  ),
} as const;
