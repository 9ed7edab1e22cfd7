import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { testDrive } from '#contract/leads/test-drive.ts';
import { day, leadColumns, leadIndexes } from './columns.ts';
import { defineLead } from './lead.ts';

export const testDrives = pgTable(
  'test_drives',
  {
    ...leadColumns<keyof typeof testDrive.statuses>(),
    selectedVehicle: text().notNull(),
    selectedDealership: text().notNull(),
    ownsVehicle: text().$type<'yes' | 'no'>().notNull(),
    licenseAgreement: boolean().$type<true>().notNull(),
    responsibilityAgreement: boolean().$type<true>().notNull(),
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
  },
  (table) => leadIndexes('test_drives', table, testDrive),
);

/** Test drives, in their own table. */
export const testDriveLead = defineLead(testDrive, testDrives, {
  searched: ['firstName', 'lastName', 'email', 'phone', 'selectedVehicle', 'selectedDealership'],
});
