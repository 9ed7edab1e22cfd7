import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { jobCategories, jobGenders, jobTypes } from '../jobs/jobs.ts';
import { nameChoice } from '../jobs/words.ur.ts';
import { dealershipTypes, facilityStatuses } from '../leads/dealer-application.ts';
import { employmentStatuses, maritalStatuses } from '../leads/job-application.ts';
import { nameOption, yourRequest } from '../leads/options/words.ur.ts';
import { otherInquiry } from '../leads/other-inquiry.ts';
import { leadTypes } from '../leads/registry.ts';
import { serviceTypes } from '../leads/service-appointment.ts';
import { bookingTypes } from '../leads/vehicle-booking.ts';

/** A call of a function of contract/, and what it returns in Urdu. */
type Call = readonly [module: string, name: string, args: readonly unknown[], result: unknown];

const day = '9:00 AM - 6:00 PM';
const hours = { Monday: day, Tuesday: day, Wednesday: 'By appointment', Sunday: 'Closed' };
const due = '2026-11-28T11:26:00Z';

const calls: readonly Call[] = [
  ['format/working-hours', 'sayTime', ['00:15'], 'رات 12:15 بجے'],
  ['format/working-hours', 'sayTime', ['09:00'], 'صبح 9 بجے'],
  ['format/working-hours', 'sayTime', ['12:05'], 'دوپہر 12:05 بجے'],
  ['format/working-hours', 'sayTime', ['15:30'], 'سہ پہر 3:30 بجے'],
  ['format/working-hours', 'sayTime', ['17:00'], 'شام 5 بجے'],
  ['format/working-hours', 'sayTime', ['20:00'], 'رات 8 بجے'],
  ['format/day-words', 'formatDayInPakistan', ['2026-03-14'], '14 مارچ 2026'],
  ['format/day-words', 'formatDayInPakistan', ['2026-12-01'], 'یکم دسمبر 2026'],
  ['format/day-words', 'formatWeekday', [new Date('2026-11-28')], 'ہفتہ'],
  ['format/day-words', 'weekdayInPakistan', [new Date('2026-11-28T07:00:00Z')], 'Saturday'],
  ['format/rupees', 'formatRupees', [9_049_000], 'PKR 9,049,000'],
  ['format/rupees', 'formatLakh', [9_049_000], '90.49 لاکھ روپے'],
  ['format/rupees', 'formatLakh', [12_345_678], '1.23 کروڑ روپے'],
  [
    'format/rupee-range',
    'formatLakhRange',
    [{ from: 8_919_500, to: 9_264_500 }],
    '89 سے 93 لاکھ روپے',
  ],
  [
    'format/rupee-range',
    'formatLakhRange',
    [{ from: 9_840_000, to: 10_170_000 }],
    '98 لاکھ سے 1.02 کروڑ روپے',
  ],
  ['format/rupee-range', 'omitCurrency', ['PKR 5,000'], '5,000'],
  ['format/rupee-range', 'omitCurrency', ['90 لاکھ روپے'], '90 لاکھ'],
  ['format/distance', 'formatDistance', [12.34], '12.3 کلومیٹر'],
  [
    'format/opening-state',
    'groupWeek',
    [hours],
    [
      { days: 'پیر تا منگل', hours: 'صبح 9 بجے تا شام 6 بجے' },
      { days: 'بدھ', hours: 'By appointment' },
      { days: 'اتوار', hours: 'بند' },
    ],
  ],
  [
    'format/opening-state',
    'describeOpening',
    [hours, new Date('2026-11-29T07:00:00Z')],
    'ابھی بند ہے، کل صبح 9 بجے کھلے گی',
  ],
  [
    'format/opening-state',
    'describeOpening',
    [hours, new Date('2026-11-30T07:00:00Z')],
    'شام 6 بجے تک کھلی ہے',
  ],
  [
    'appointments/appointment-text',
    'formatAppointmentTime',
    ['2026-11-28T12:00:00Z'],
    'ہفتہ، 28 نومبر 2026، شام 5 بجے',
  ],
  [
    'leads/next-step',
    'formatDeadlineFrom',
    [due, new Date('2026-11-28T09:00:00Z')],
    'آج شام 4:30 بجے تک',
  ],
  ['leads/next-step', 'formatDeadline', [due], 'ہفتہ، 28 نومبر 2026، شام 4:30 بجے تک'],
  [
    'on-road/on-road-price',
    'nameLine',
    [{ charge: 'token', label: 'Token tax, 1,300 cc and more' }],
    'ٹوکن ٹیکس',
  ],
  ['on-road/on-road-price', 'joinWords', [['الف', 'ب', 'ج']], 'الف، ب اور ج'],
  [
    'on-road/quote-words',
    'formatSum',
    [{ onRoad: 0, isComplete: false, range: { from: 8_919_500, to: 9_264_500 } }],
    'تقریباً 89 سے 93 لاکھ روپے',
  ],
  [
    'on-road/quote-words',
    'describeBuyer',
    [{ taxpayer: 'atl', province: 'PK-PB', date: '2026-05-04' }],
    'فائلر، رجسٹریشن پنجاب میں 4 مئی 2026 کو',
  ],
  ['on-road/jurisdictions', 'findProvince', ['Punjab'], 'PK-PB'],
];

/** Loads the modules with the condition of the Urdu build, and answers with the results. */
const runCalls = `
  const { parentPort, workerData } = require('node:worker_threads');
  const run = async ([module, name, args]) =>
    (await import('#contract/' + module + '.ts'))[name](...args);
  Promise.all(workerData.map(run)).then((results) => parentPort.postMessage(results));
`;

it('formats in Urdu under its condition, and still finds what is stored in English', async () => {
  const worker = new Worker(runCalls, {
    eval: true,
    execArgv: ['--conditions=urdu'],
    workerData: calls,
  });
  const [results] = await once(worker, 'message');
  expect(results).toEqual(calls.map(([, , , result]) => result));
});

it.each([
  ...[serviceTypes, bookingTypes, dealershipTypes, facilityStatuses].flat(),
  ...[employmentStatuses, maritalStatuses, [otherInquiry]].flat(),
])('the option %s has a name in Urdu', (option) => {
  expect(nameOption(option)).toMatch(/^[\u0600-\u06ff ]+$/);
});

it.each([...jobCategories, ...jobTypes, ...jobGenders])('%s has a name in Urdu', (choice) => {
  expect(nameChoice(choice)).toMatch(/^[\u0600-\u06ff ]+$/);
});

it.each(leadTypes.map(({ texts }) => texts.noun.one))('“Your %s” has a title in Urdu', (noun) => {
  expect(yourRequest(noun)).toMatch(/^آپ ک[یا] [\u0600-\u06ff ]+$/);
});
