/**
 * Errors that the compiler must find if a public form does not label a field that visitors send. Each marked line must
 * not compile: the type check fails if one of them does.
 */
import type { contact } from '#contract/leads/contact.ts';
import type { partsRequest } from '#contract/leads/parts-request.ts';
import type { serviceAppointment } from '#contract/leads/service-appointment.ts';
import type { FieldLabels } from '#site/forms/field-labels.ts';
import type { LeadForm } from '#site/forms/lead-form.tsx';

const labels = {
  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Phone number',
  city: 'City',
  vinNumber: 'VIN',
  email: 'Email',
  mileage: 'Mileage',
  requiredPart: 'Required part',
};
const { mileage: _mileage, ...withoutMileage } = labels;

labels satisfies FieldLabels<typeof partsRequest>;
withoutMileage satisfies FieldLabels<typeof partsRequest, 'mileage'>;

// @ts-expect-error a field has no label
withoutMileage satisfies FieldLabels<typeof partsRequest>;

// @ts-expect-error the form's own labels are checked
({}) satisfies Parameters<typeof LeadForm<typeof serviceAppointment>>[0]['labels'];

// @ts-expect-error fields of an input with a transformation are checked
({ message: 'Message' }) satisfies FieldLabels<typeof contact>;

export type Invented =
  // @ts-expect-error a field that is left out exists
  FieldLabels<typeof partsRequest, 'color'>;
