import { employmentStatuses } from '#contract/leads/job-application-input.ts';
import { SelectField, TextAreaField, TextField } from '#ui/fields.tsx';
import type { SectionProps } from '../forms/section-props.ts';
import { bindFields } from './bind-fields.ts';
import { FieldGroup, Wide } from './field-group.tsx';
import { WorkFields } from './work-fields.tsx';

/** The job applied for, and the applicant's work so far. `titles` are those of the openings. */
export function ProfessionalSection({
  titles,
  ...section
}: SectionProps & { titles: readonly string[] }) {
  const field = bindFields(section);
  return (
    <FieldGroup title="Professional Information">
      <div>
        <TextField
          {...field('jobTitle')}
          label="Job title"
          maxLength={200}
          autoComplete="off"
          list="job-titles"
          hint="The opening you are applying for. Leave it blank for a general application."
        />
        <datalist id="job-titles">
          {titles.map((title) => (
            <option key={title} value={title} />
          ))}
        </datalist>
      </div>
      <SelectField {...field('selectedEmploymentStatus')} label="Employment status" required>
        <option value="">Select an employment status</option>
        {employmentStatuses.map((status) => (
          <option key={status} value={status}>
            {status}
          </option>
        ))}
      </SelectField>
      {/* CSS shows it to unemployed applicants only, so it works without JavaScript. */}
      <Wide className="only-unemployed">
        <TextAreaField
          {...field('unemployedReasonLastSalary')}
          label="Reason for unemployment and last salary"
          maxLength={1000}
          className="min-h-24!"
        />
      </Wide>
      <WorkFields {...section} />
    </FieldGroup>
  );
}
