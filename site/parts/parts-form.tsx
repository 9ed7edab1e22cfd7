import { useState } from 'react';
import { partsRequest } from '#contract/leads/parts-request.ts';
import { LeadForm } from '../forms/lead-form.tsx';
import { PersonSection } from '../forms/person-section.tsx';
import { getKeptValues, type PostedForm } from '../forms/posted-form.ts';
import { SubmitButton } from '../forms/submit-button.tsx';
import { PartFields } from './part-fields.tsx';

/** Field labels for the error summary, in the order of the form. */
const labels = {
  vinNumber: 'VIN',
  requiredPart: 'Required part',
  mileage: 'Mileage',
  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Phone number',
  city: 'City',
  email: 'Email',
};

/** The fields that the confirmation repeats. */
const confirmed = ['requiredPart', 'vinNumber'] as const;

export function PartsForm({ posted }: { posted: PostedForm | undefined }) {
  const [fields, setFields] = useState<FormData>();
  const vin = fields ? fields.get('vinNumber') : posted && getKeptValues(posted).vinNumber;
  return (
    <LeadForm
      facts={partsRequest}
      posted={posted}
      labels={labels}
      next="We will look for the part and call you."
      confirmed={confirmed}
      back={{ to: '/after-sales', title: 'Back to After Sales' }}
      onFields={setFields}
    >
      {({ section, pending }) => (
        <>
          <PartFields {...section} vin={String(vin ?? '')} />
          <PersonSection {...section} />
          <SubmitButton pending={pending}>Send parts request</SubmitButton>
        </>
      )}
    </LeadForm>
  );
}
