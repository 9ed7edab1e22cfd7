import { contact } from '#contract/leads/contact.ts';
import { Button } from '#ui/button.tsx';
import type { FieldLabel } from '../forms/form-outcome.tsx';
import { onlyOn } from '../forms/layouts.ts';
import { LeadForm } from '../forms/lead-form.tsx';
import type { PostedForm } from '../forms/posted-form.ts';
import { MessageFields } from './message-fields.tsx';
import { PersonFields } from './person-fields.tsx';

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
  onFields,
}: {
  posted: PostedForm | undefined;
  onFields: (fields: FormData) => void;
}) {
  return (
    <div className="bg-paper px-5 pt-8 pb-12 md:px-10 md:pt-10 md:pb-16 lg:px-16 xl:px-24">
      <LeadForm
        facts={contact}
        posted={posted}
        labels={labels}
        next="We will get back to you by phone or email."
        standIns={standIns}
        onFields={onFields}
      >
        {({ section, pending }) => (
          <>
            <PersonFields {...section} />
            <MessageFields {...section} />
            <SubmitButton pending={pending} />
          </>
        )}
      </LeadForm>
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
