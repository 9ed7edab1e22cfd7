import { TextField } from '#ui/fields.tsx';
import type { SectionProps } from '../forms/section-props.ts';
import { bindFields } from './bind-fields.ts';
import { FieldGroup } from './field-group.tsx';

/** A text field with a number keypad: a number input would discard anything that is not a number. */
const year = { inputMode: 'numeric', maxLength: 4, autoComplete: 'off' } as const;

/** Degrees and diplomas, with the years and institutes. */
export function EducationSection(section: SectionProps) {
  const field = bindFields(section);
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
