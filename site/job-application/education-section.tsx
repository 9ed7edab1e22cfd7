import { TextField } from '#ui/text-field.tsx';
import type { SectionProps } from '../forms/section-props.ts';
import { FieldGroup } from './field-group.tsx';
import { fieldsOf } from './fields-of.ts';

/** A year is a text that asks a phone for digits: a number input would lose what is none. */
const year = { inputMode: 'numeric', maxLength: 4, autoComplete: 'off' } as const;

/** What was learned, and where. */
export function EducationSection(section: SectionProps) {
  const field = fieldsOf(section);
  return (
    <FieldGroup title="Education">
      <TextField
        {...field('highestEducation')}
        label="Highest education"
        maxLength={200}
        hint="For example Bachelor of Commerce"
      />
      <TextField
        {...field('universityInstitute')}
        label="University or institute"
        maxLength={200}
      />
      <TextField {...field('passingYear')} label="Passing year" {...year} hint="For example 2015" />
      <TextField {...field('technicalDiploma')} label="Technical diploma" maxLength={200} />
      <TextField {...field('technicalInstitute')} label="Technical institute" maxLength={200} />
      <TextField {...field('technicalPassingYear')} label="Passing year of the diploma" {...year} />
    </FieldGroup>
  );
}
