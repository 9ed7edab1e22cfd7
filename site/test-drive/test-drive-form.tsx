import { type FormEvent, useEffect, useRef, useState } from 'react';
import { testDrive } from '#contract/leads/test-drive.ts';
import { FormOutcome, outcomeId } from '../forms/form-outcome.tsx';
import type { FieldValues, PostedForm } from '../forms/posted-form.ts';
import { useSubmission } from '../forms/use-submission.ts';
import { AgreementFields } from './agreement-fields.tsx';
import { PersonFields } from './person-fields.tsx';
import { SubmitBar } from './submit-bar.tsx';
import { type CityOfDealerships, VisitFields } from './visit-fields.tsx';

/** The fields as the error summary calls them. */
const labels = {
  selectedVehicle: 'Vehicle',
  selectedDealership: 'Dealership',
  ownsVehicle: 'Do you own a vehicle?',
  licenseAgreement: 'Driving license and terms',
  responsibilityAgreement: 'Responsibility for damage',
  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Phone number',
  email: 'Email',
  preferredDate: 'Preferred date',
  preferredTime: 'Preferred time',
};

export function TestDriveForm({
  cities,
  values,
  posted,
  chosen,
  onChoose,
}: {
  cities: readonly CityOfDealerships[];
  values: FieldValues;
  posted: PostedForm | undefined;
  chosen: string;
  onChoose: (vehicle: string) => void;
}) {
  // Each success begins a new, blank form.
  const [round, setRound] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const submission = useSubmission(testDrive, {
    posted,
    onSuccess: () => {
      setRound(round + 1);
      onChoose('');
    },
  });

  // What was chosen before hydration, or brought back by the browser, only the document knows.
  useEffect(() => {
    const field = form.current?.elements.namedItem('selectedVehicle');
    if (field instanceof HTMLSelectElement) onChoose(field.value);
  }, [onChoose]);

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    submission.submit(event.currentTarget);
  }

  const section = { values: round === 0 ? values : {}, errorOf: submission.errorOf };
  return (
    <div className="bg-paper px-5 pt-8 md:px-10 md:pt-10 md:pb-16 lg:px-16 xl:px-24">
      <FormOutcome
        outcome={submission.outcome}
        attempt={submission.attempt}
        labels={labels}
        next="The dealership will contact you to confirm a time."
      />
      <form
        key={round}
        ref={form}
        method="post"
        action={`#${outcomeId}`}
        noValidate
        onSubmit={send}
        onChange={({ target }) => 'name' in target && submission.markChanged(String(target.name))}
      >
        <VisitFields {...section} cities={cities} onChoose={onChoose} />
        <PersonFields {...section} />
        <AgreementFields {...section} />
        <SubmitBar pending={submission.pending} vehicle={chosen} />
      </form>
    </div>
  );
}
