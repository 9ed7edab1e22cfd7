import { orderQuery, pagingQuery } from '../http/http.ts';
import { dateFormat, dealerIdFormat } from '../input/formats.ts';
import { clearableNumber } from '../input/number-input.ts';
import { clearableText, optionalText, text } from '../input/text.ts';
import { z } from '../zod.ts';
import { maxCells, maxTableLength } from './availability-admin.ts';

const unitsMessage = 'Please enter whole cars, for example 3 or 0';

const dealerId = optionalText({ max: 36, format: dealerIdFormat });

/** What a statement says. No units withdraw it. */
const statementFields = {
  vehicleId: text({ max: 100, missing: 'Please name the variant' }),
  color: text({ max: 100, missing: 'Please name the colour' }),
  units: clearableNumber({ min: 0, max: 9_999, message: unitsMessage }),
  expectedOn: clearableText({ max: 10, format: dateFormat }),
  statedOn: clearableText({ max: 10, format: dateFormat }),
};

/** A statement of one line of a file. */
export const lineInput = z.object(statementFields);

/** A statement with the version that staff saw: null if there was none. Without a version it replaces any. */
const cellInput = z.object({
  ...statementFields,
  updatedAt: z.optional(
    z.nullable(z.iso.datetime({ error: 'updatedAt must be the moment of the version you saw' })),
  ),
});

/** The statements of one dealer that are to be stored, all or none. */
export const availabilityInput = z.object({
  dealerId,
  cells: z
    .array(cellInput, { error: 'cells must be a list' })
    .check(
      z.minLength(1, 'Please change something first'),
      z.maxLength(maxCells, `At most ${maxCells} statements at once`),
    ),
});

/** A file whose lines are statements. The dealer is that of lines that name none. */
export const importInput = z.object({
  dealerId,
  table: text({ max: maxTableLength, missing: 'Please choose a file with lines' }),
});

const sorts = ['statedOn', 'updatedAt'] as const;

const filters = {
  dealerId,
  vehicleId: optionalText({ max: 100 }),
};

/** The query of the statements. */
export const availabilityQuery = z.object({
  ...pagingQuery(100),
  ...orderQuery(sorts, 'updatedAt'),
  ...filters,
});

/** The query of their changes. */
export const historyQuery = z.object({ ...pagingQuery(50), ...filters });

/** What is wrong with a statement, or with a file of them. */
export const availabilityMessages = {
  chooseDealer: 'Please choose a dealer',
  unknownDealer: 'There is no such dealer',
  sharedName: 'Several dealers have this name: choose one above and leave the column out',
  otherDealer: 'Your account can only change its own dealer’s cars',
  unknownVehicle: 'There is no such variant',
  unknownColor: 'This variant is not made in this colour',
  statedTwice: 'This variant and colour are named twice',
  unitsMissing: unitsMessage,
  expectedPast: 'The day on which cars are expected has passed',
  statedLater: 'A statement cannot be of a later day than today',
  changed: 'Someone else has changed this since you opened it',
  someChanged: 'Someone else has changed some of these since you opened them',
  columnsMissing: 'The first line must name the columns Vehicle, Colour and Units',
  tooManyLines: `A file has at most ${maxCells} lines`,
} as const;
