/**
 * Errors that the compiler must find if a request type's table does not fit its schema. Each marked line must not
 * compile: the type check fails if one of them does.
 */
import { sql } from 'drizzle-orm';
import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { testDrive } from '#contract/leads/test-drive.ts';
import { day, leadColumns } from '#server/resources/leads/columns.ts';
import { defineLead } from '#server/resources/leads/lead.ts';

const columns = {
  ...leadColumns<keyof typeof testDrive.statuses>(['firstName']),
  selectedVehicle: text().notNull(),
  selectedDealership: text().notNull(),
  ownsVehicle: text().$type<'yes' | 'no'>().notNull(),
  licenseAgreement: boolean().notNull(),
  responsibilityAgreement: boolean().notNull(),
  firstName: text().notNull(),
  lastName: text().notNull(),
  phone: text().notNull(),
  email: text(),
  preferredDate: day(),
  preferredTime: text(),
  confirmedDate: day(),
  confirmedTime: text(),
  assignedSalesPerson: text(),
  notes: text(),
};
const { notes: _notes, ...withoutNotes } = columns;
const { phone: _phone, ...withoutPhone } = columns;

defineLead(testDrive, pgTable('complete', columns), { searched: ['firstName'] });

defineLead(testDrive, pgTable('more', { ...columns, priority: text() }), {
  searched: ['priority'],
});

// @ts-expect-error an update field is missing
defineLead(testDrive, pgTable('a', withoutNotes), { searched: ['firstName'] });

// @ts-expect-error a field of the visitor is missing
defineLead(testDrive, pgTable('b', withoutPhone), { searched: ['firstName'] });

// @ts-expect-error a column has another type
defineLead(testDrive, pgTable('c', { ...columns, lastName: boolean().notNull() }), {
  searched: ['firstName'],
});

// @ts-expect-error an optional field must be nullable
defineLead(testDrive, pgTable('d', { ...columns, email: text().notNull() }), {
  searched: ['firstName'],
});

// @ts-expect-error a required column is missing in requests
defineLead(testDrive, pgTable('e', { ...columns, branch: text().notNull() }), {
  searched: ['firstName'],
});

// @ts-expect-error a searched column does not exist
defineLead(testDrive, pgTable('f', columns), { searched: ['surname'] });

const price = () => sql`1`;
// @ts-expect-error a derived column does not exist
defineLead(testDrive, pgTable('g', columns), { searched: [], derived: { price } });

const shownTable = pgTable('g', columns);

defineLead(testDrive, shownTable, { searched: [], shown: { notes: sql<string>`'x'` } });

// @ts-expect-error a column shown as something else does not exist
defineLead(testDrive, shownTable, { searched: [], shown: { surname: sql<string>`'x'` } });

// @ts-expect-error a column is shown as another type
defineLead(testDrive, shownTable, { searched: [], shown: { notes: sql<number>`1` } });
