import type { contactInput } from '#contract/leads/contact.ts';
import type { testDriveInput } from '#contract/leads/test-drive.ts';
import type { z } from '#contract/zod.ts';

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

type ContactInput = z.input<typeof contactInput>;

/** A contact message that is accepted, with the given fields in place of its own. */
function makeContactInquiry(fields: Partial<ContactInput> = {}): ContactInput {
  return {
    phone: '+92 300 0000002',
    message: 'Please tell me more.\nWhich colours are there?',
    firstName: 'Sample',
    lastName: 'Asker',
    email: 'sample.asker@mail.example',
    address: 'Sample street 1',
    city: 'Lahore',
    subject: 'A question',
    vehicle: 'Tank 500',
    promotionalContact: true,
    ...fields,
  };
}

/** For each request type an input that is accepted, by slug. */
export const acceptedInputs: Record<string, () => Record<string, unknown>> = {
  'contact-inquiries': makeContactInquiry,
  'test-drives': makeTestDrive,
};
