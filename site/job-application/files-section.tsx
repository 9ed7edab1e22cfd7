import { jobApplicationUploads } from '#contract/leads/job-application.ts';
import { FileField } from '#ui/file-field.tsx';
import type { SectionProps } from '../forms/section-props.ts';
import { FieldGroup } from './field-group.tsx';

/** A browser can't be given back the files of a form that it sent without script. */
const chooseAgain = 'Please choose your files again: the page could not keep them.';

/** The CV, and a photo if one is wanted. */
export function FilesSection({
  errorOf,
  areLost,
}: SectionProps & {
  /** Whether this page answers a form whose files are gone from it. */
  areLost: boolean;
}) {
  return (
    <FieldGroup title="CV and Photo" {...(areLost && { text: chooseAgain })}>
      <FileField
        name="cvFile"
        label="CV"
        required
        rule={jobApplicationUploads.cvFile}
        error={errorOf('cvFile')}
      />
      <FileField
        name="photoFile"
        label="Photo"
        rule={jobApplicationUploads.photoFile}
        error={errorOf('photoFile')}
      />
    </FieldGroup>
  );
}
