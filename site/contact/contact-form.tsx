import { type FormEvent, useEffect, useRef, useState } from 'react';
import { contact } from '#contract/leads/contact.ts';
import { Button } from '#ui/button.tsx';
import { type FieldLabel, FormOutcome, outcomeId } from '../forms/form-outcome.tsx';
import { onlyOn } from '../forms/layouts.ts';
import { type FieldValues, keptValues, type PostedForm } from '../forms/posted-form.ts';
import { useSubmission } from '../forms/use-submission.ts';
import { MessageFields } from './message-fields.tsx';
import { PersonFields } from './person-fields.tsx';
import { vehicleOptions } from './vehicle-options.ts';

/** The fields as the error summary calls them. */
const labels: Record<string, FieldLabel> = {
  fullName: { label: 'Full name', on: 'phone' },
  firstName: { label: 'First name', on: 'desktop' },
  lastName: { label: 'Last name', on: 'desktop' },
  phone: 'Phone number',
  email: 'Email',
  address: 'Address',
  city: 'City',
  vehicle: 'Vehicle',
  subject: { label: 'Subject', on: 'desktop' },
  message: 'Message',
};

const standIns = { fullName: ['firstName', 'lastName'] };

export function ContactForm({
  posted,
  onChoose,
}: {
  posted: PostedForm | undefined;
  onChoose: (vehicle: string) => void;
}) {
  // Each success begins a new, blank form.
  const [round, setRound] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const submission = useSubmission(contact, {
    posted,
    standIns,
    onSuccess: () => {
      setRound(round + 1);
      onChoose(vehicleOptions[0]);
    },
  });

  // What was chosen before hydration, or brought back by the browser, only the document knows.
  useEffect(() => {
    const field = form.current?.elements.namedItem('vehicle');
    if (field instanceof HTMLSelectElement) onChoose(field.value);
  }, [onChoose]);

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    submission.submit(event.currentTarget);
  }

  const values: FieldValues = posted && round === 0 ? keptValues(posted) : {};
  const section = { values, errorOf: submission.errorOf };
  return (
    <div className="bg-paper px-5 pt-8 pb-12 md:px-10 md:pt-10 md:pb-16 lg:px-16 xl:px-24">
      <FormOutcome
        outcome={submission.outcome}
        attempt={submission.attempt}
        labels={labels}
        next="We will get back to you by phone or email."
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
        <PersonFields {...section} />
        <MessageFields {...section} onChoose={onChoose} />
        <SubmitButton pending={submission.pending} />
      </form>
    </div>
  );
}

/** The documents have each layout wait in its own words. */
function SubmitButton({ pending }: { pending: boolean }) {
  return (
    <Button type="submit" disabled={pending} className="w-full md:w-auto md:min-w-64">
      {pending ? (
        <>
          <span className={onlyOn.desktop}>Sending...</span>
          <span className={onlyOn.phone}>Submitting...</span>
        </>
      ) : (
        'Send message'
      )}
    </Button>
  );
}
