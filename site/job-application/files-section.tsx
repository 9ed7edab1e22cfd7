import { jobApplicationUploads } from '#contract/leads/job-application.ts';
import { FileField } from '#ui/file-field.tsx';
import type { SectionProps } from '../forms/section-props.ts';
import { FieldGroup } from './field-group.tsx';

/**
 * The CV, and optionally a photo. If the form was sent without JavaScript, the page cannot restore the
 * chosen files, so it names them.
 */
export function FilesSection({ values, findError }: SectionProps) {
  const lostFiles = [values.cvFile, values.photoFile].filter(Boolean).join(', ');
  const text = lostFiles && `Please choose again, as the page could not keep them: ${lostFiles}`;
  return (
    <FieldGroup title="CV and Photo" {...(text && { text })}>
      <FileField
        name="cvFile"
        label="CV"
        required
        rule={jobApplicationUploads.cvFile}
        error={findError('cvFile')}
      />
      <FileField
        name="photoFile"
        label="Photo"
        rule={jobApplicationUploads.photoFile}
        error={findError('photoFile')}
      />
    </FieldGroup>
  );
}
