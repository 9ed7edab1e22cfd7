import { contact } from '#contract/leads/contact.ts';
import { Button } from '#ui/button.tsx';
import type { FieldLabel } from '../forms/form-outcome.tsx';
import { onlyOn } from '../forms/layouts.ts';
import { LeadForm } from '../forms/lead-form.tsx';
import type { FieldValues, PostedForm } from '../forms/posted-form.ts';
import { MessageFields } from './message-fields.tsx';
import { PersonFields } from './person-fields.tsx';

/** Field labels for the error summary, in the order of the form. */
const labels = {
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
} satisfies Record<string, FieldLabel>;

/** The consent has its own words and is never refused. */
const unlabelled = ['promotionalContact'] as const;

/** The fields that the confirmation repeats. */
const confirmed = ['vehicle', 'subject', 'message'] as const;

const alternatives = { fullName: ['firstName', 'lastName'] };

export function ContactForm({
  posted,
  initial,
  onFields,
}: {
  posted: PostedForm | undefined;
  initial: FieldValues;
  onFields: (fields: FormData) => void;
}) {
  return (
    <div className="bg-paper px-5 pt-8 pb-12 md:px-10 md:pt-8 md:pb-16 lg:px-16">
      <LeadForm
        facts={contact}
        posted={posted}
        initial={initial}
        labels={labels}
        unlabelled={unlabelled}
        next="We will get back to you by phone or email."
        confirmed={confirmed}
        back={{ to: '/', title: 'Back to the home page' }}
        alternatives={alternatives}
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

/** The pending label differs between the layouts: docs/spec/forms.md#all-forms. */
function SubmitButton({ pending }: { pending: boolean }) {
  return (
    <Button type="submit" aria-disabled={pending} className="w-full md:w-auto md:min-w-64">
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
