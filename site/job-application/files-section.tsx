import { jobApplicationUploads } from '#contract/leads/job-application.ts';
import { FileField } from '#ui/file-field.tsx';
import type { SectionProps } from '../forms/section-props.ts';
import { FieldGroup } from './field-group.tsx';

/**
 * The CV, and a photo if one is wanted. A page can't give a browser back the files of a form that was
 * sent without script: it names them.
 */
export function FilesSection({ values, errorOf }: SectionProps) {
  const lost = [values.cvFile, values.photoFile].filter(Boolean).join(', ');
  const text = lost && `Please choose again, as the page could not keep them: ${lost}`;
  return (
    <FieldGroup title="CV and Photo" {...(text && { text })}>
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
