import type * as z from 'zod/mini';
import type { testDriveInput } from '#contract/leads/test-drive.ts';

type TestDriveInput = z.input<typeof testDriveInput>;

/** A test drive booking that is accepted, with the given fields in place of its own. */
export function makeTestDrive(fields: Partial<TestDriveInput> = {}): TestDriveInput {
  return {
    selectedVehicle: 'Haval H6',
    selectedDealership: 'HAVAL Clifton, Karachi',
    ownsVehicle: 'yes',
    licenseAgreement: true,
    responsibilityAgreement: true,
    firstName: 'Sample',
    lastName: 'Visitor',
    phone: '+92 300 0000001',
    email: 'sample.visitor@mail.example',
    preferredDate: '2099-05-04',
    preferredTime: '14:30',
    ...fields,
  };
}

/** For each request type an input that is accepted, by slug. */
export const acceptedInputs: Record<string, () => Record<string, unknown>> = {
  'test-drives': makeTestDrive,
};
