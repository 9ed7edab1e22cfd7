import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { testDrive } from '#contract/leads/test-drive.ts';
import {
  appointmentTime,
  day,
  leadColumns,
  leadIndexes,
  personColumns,
} from '#server/resources/leads/columns.ts';
import { defineLead } from '#server/resources/leads/lead.ts';

const searched = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'selectedVehicle',
  'selectedDealership',
  'assignedSalesPerson',
  'assignedTo',
  'notes',
] as const;

export const testDrives = pgTable(
  'test_drives',
  {
    ...leadColumns<keyof typeof testDrive.statuses>(searched),
    selectedVehicle: text().notNull(),
    selectedDealership: text().notNull(),
    ownsVehicle: text().$type<'yes' | 'no'>().notNull(),
    licenseAgreement: boolean().notNull(),
    responsibilityAgreement: boolean().notNull(),
    ...personColumns(),
    preferredDate: day(),
    preferredTime: text(),
    confirmedDate: day(),
    confirmedTime: text(),
    assignedSalesPerson: text(),
    notes: text(),
    appointmentAt: appointmentTime({ date: 'preferred_date', time: 'preferred_time' }),
  },
  (table) => leadIndexes('test_drives', table, testDrive),
);

/** The request type for test drives. */
export const testDriveLead = defineLead(testDrive, testDrives, {
  searched,
});
