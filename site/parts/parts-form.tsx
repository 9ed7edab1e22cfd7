import { useState } from 'react';
import { partsRequest } from '#contract/leads/parts-request.ts';
import { LeadForm } from '../forms/lead-form.tsx';
import { PersonSection } from '../forms/person-section.tsx';
import { keptValues, type PostedForm } from '../forms/posted-form.ts';
import { SubmitButton } from '../forms/submit-button.tsx';
import { PartFields } from './part-fields.tsx';

/** The fields as the error summary calls them. */
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

export function PartsForm({ posted }: { posted: PostedForm | undefined }) {
  const [fields, setFields] = useState<FormData>();
  const vin = fields ? fields.get('vinNumber') : posted && keptValues(posted).vinNumber;
  return (
    <LeadForm
      facts={partsRequest}
      posted={posted}
      labels={labels}
      next="We will look for the part and call you."
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
