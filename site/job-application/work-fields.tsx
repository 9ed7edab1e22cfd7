import { TextAreaField, TextField } from '#ui/fields.tsx';
import type { SectionProps } from '../forms/section-props.ts';
import { bindFields } from './bind-fields.ts';
import { Wide } from './field-group.tsx';

/** Rupees, with or without separators. */
const rupees = { inputMode: 'numeric', maxLength: 20, autoComplete: 'off' } as const;

/** The applicant's work so far, and expectations for the next job. */
export function WorkFields(section: SectionProps) {
  const field = bindFields(section);
  return (
    <>
      <TextField
        {...field('totalExperience')}
        label="Total experience"
        maxLength={100}
        hint="For example 6 years"
      />
      <TextField
        {...field('currentDesignation')}
        label="Current designation"
        maxLength={200}
        autoComplete="organization-title"
      />
      <TextField
        {...field('currentEmployer')}
        label="Current employer"
        maxLength={200}
        autoComplete="organization"
      />
      <TextField {...field('employmentStartDate')} label="Employment start date" type="date" />
      <Wide>
        <TextField
          {...field('currentEmployerAddress')}
          label="Address of the current employer"
          maxLength={500}
          autoComplete="off"
        />
      </Wide>
      <TextField
        {...field('presentSalary')}
        label="Present salary"
        {...rupees}
        hint="In rupees a month, for example 80,000"
      />
      <TextField
        {...field('expectedSalary')}
        label="Expected salary"
        {...rupees}
        hint="In rupees a month"
      />
      <TextField
        {...field('noticePeriod')}
        label="Notice period"
        maxLength={100}
        hint="For example one month"
      />
      <TextField
        {...field('portfolioLink')}
        label="Portfolio link"
        type="url"
        inputMode="url"
        maxLength={500}
        autoComplete="url"
        hint="Begins with https://"
      />
      <Wide>
        <TextAreaField
          {...field('responsibilities')}
          label="Your responsibilities"
          maxLength={5000}
          className="min-h-24!"
        />
      </Wide>
      <Wide>
        <TextAreaField
          {...field('relevantExperience')}
          label="Relevant experience"
          maxLength={5000}
          className="min-h-24!"
        />
      </Wide>
      <Wide>
        <TextAreaField
          {...field('additionalInfo')}
          label="Additional information"
          maxLength={5000}
          className="min-h-24!"
          hint="Anything else we should know."
        />
      </Wide>
    </>
  );
}
