import { type ReactNode, useId } from 'react';
import { employmentStatuses, maritalStatuses } from '#contract/leads/job-application.ts';
import { TextAreaField, TextField } from '#ui/fields.tsx';
import * as formWords from '#words/site/forms';
import * as words from '#words/site/job-application';
import {
  ChoiceSelect,
  CommonField,
  type FieldState,
  type SectionProps,
} from '../forms/common-fields.tsx';

/** A titled section of the application with two columns of fields, or one on narrow windows. */
export function ApplicationSection({
  title,
  text,
  children,
}: {
  title: string;
  text?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="application-section border-t border-graphite-950 pt-6 pb-12 md:pt-8 md:pb-16"
    >
      <h2 id={id} className="text-2xl font-semibold tracking-tight md:text-3xl">
        {title}
      </h2>
      {text && <p className="mt-2 max-w-prose text-graphite-700">{text}</p>}
      <div className="mt-6 grid content-start gap-5 sm:grid-cols-2 md:mt-8">{children}</div>
    </section>
  );
}

/** A field that spans both columns. */
function Wide({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <div className={`sm:col-span-2 ${className}`}>{children}</div>;
}

/** A wide field for a few lines. */
const WideText = (field: FieldState & { hint?: string }) => (
  <Wide>
    <TextAreaField {...field} maxLength={5000} className="min-h-24!" />
  </Wide>
);

/** A text field with a number keypad: a number input would discard anything that is not a number. */
const year = { inputMode: 'numeric', maxLength: 4, autoComplete: 'off' } as const;

/** Rupees, with or without separators. */
const rupees = { inputMode: 'numeric', maxLength: 20, autoComplete: 'off' } as const;

/** The applicant's personal and contact details. */
export function PersonSection({ field }: SectionProps) {
  return (
    <ApplicationSection title={formWords.personalInformation}>
      <CommonField field={field} name="firstName" />
      <CommonField field={field} name="lastName" />
      <CommonField field={field} name="phone" />
      <CommonField field={field} name="email" />
      <CommonField field={field} name="cnic" />
      <TextField {...field('cnicExpiryDate')} type="date" />
      <TextField {...field('dateOfBirth')} type="date" autoComplete="bday" min="1930-01-01" />
      <ChoiceSelect
        {...field('maritalStatus')}
        blank={words.selectMaritalStatus}
        choices={maritalStatuses}
      />
      <Wide>
        <CommonField field={field} name="address" required={false} />
      </Wide>
      <CommonField field={field} name="city" required={false} />
    </ApplicationSection>
  );
}

/** Degrees and diplomas, with the years and institutes. */
export function EducationSection({ field }: SectionProps) {
  return (
    <ApplicationSection title={words.education}>
      <TextField {...field('highestEducation')} maxLength={200} hint={words.degreeHint} />
      <TextField {...field('universityInstitute')} maxLength={200} />
      <TextField {...field('passingYear')} {...year} hint={words.yearHint} />
      <TextField {...field('technicalDiploma')} maxLength={200} />
      <TextField {...field('technicalInstitute')} maxLength={200} />
      <TextField {...field('technicalPassingYear')} {...year} />
    </ApplicationSection>
  );
}

/** The job applied for, and the applicant's work so far. `titles` are those of the openings. */
export function ProfessionalSection({
  field,
  titles,
}: SectionProps & { titles: readonly string[] }) {
  return (
    <ApplicationSection title={words.professionalInformation}>
      <div>
        <TextField
          {...field('jobTitle')}
          maxLength={200}
          autoComplete="off"
          list="job-titles"
          hint={words.jobHint}
        />
        <datalist id="job-titles">
          {titles.map((title) => (
            <option key={title} value={title} />
          ))}
        </datalist>
      </div>
      <ChoiceSelect
        {...field('selectedEmploymentStatus')}
        required
        blank={words.selectEmploymentStatus}
        choices={employmentStatuses}
      />
      {/* CSS shows it to unemployed applicants only, so it works without JavaScript. */}
      <Wide className="only-unemployed">
        <TextAreaField
          {...field('unemployedReasonLastSalary')}
          maxLength={1000}
          className="min-h-24!"
        />
      </Wide>
      <WorkFields field={field} />
    </ApplicationSection>
  );
}

/** The applicant's work so far, and expectations for the next job. */
const WorkFields = ({ field }: SectionProps) => (
  <>
    <TextField {...field('totalExperience')} maxLength={100} hint={words.experienceHint} />
    <TextField {...field('currentDesignation')} maxLength={200} autoComplete="organization-title" />
    <TextField {...field('currentEmployer')} maxLength={200} autoComplete="organization" />
    <TextField {...field('employmentStartDate')} type="date" />
    <Wide>
      <TextField {...field('currentEmployerAddress')} maxLength={500} autoComplete="off" />
    </Wide>
    <TextField {...field('presentSalary')} {...rupees} hint={words.presentSalaryHint} />
    <TextField {...field('expectedSalary')} {...rupees} hint={words.expectedSalaryHint} />
    <TextField {...field('noticePeriod')} maxLength={100} hint={words.noticeHint} />
    <TextField
      {...field('portfolioLink')}
      type="url"
      inputMode="url"
      maxLength={500}
      autoComplete="url"
      hint={words.linkHint}
    />
    <WideText {...field('responsibilities')} />
    <WideText {...field('relevantExperience')} />
    <WideText {...field('additionalInfo')} hint={words.additionalHint} />
  </>
);
