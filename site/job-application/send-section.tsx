import { CheckboxField } from '#ui/fields.tsx';
import { takeFocus } from '#ui/take-focus.ts';
import type { Upload } from '../forms/lead-form.tsx';
import type { SectionProps } from '../forms/section-props.ts';
import { SubmitButton } from '../forms/submit-button.tsx';
import { UploadProgress } from '../forms/upload-progress.tsx';

/** The agreement, the submit button and the progress of the upload. */
export function SendSection({
  values,
  findError,
  pending,
  upload,
}: SectionProps & { pending: boolean; upload: Upload }) {
  return (
    <div className="grid gap-6 border-t border-graphite-950 pt-6 md:pt-8">
      <CheckboxField
        name="agreeToShare"
        required
        label="I agree to share this information for the review of my application."
        defaultChecked={Boolean(values.agreeToShare)}
        error={findError('agreeToShare')}
      />
      {upload.isCancelled && (
        <p
          ref={takeFocus}
          role="status"
          tabIndex={-1}
          className="border-l-4 border-graphite-950 pl-4"
        >
          <span className="block font-semibold">Sending was cancelled.</span>
          Everything you entered is still here, including your files.
        </p>
      )}
      {pending && <UploadProgress upload={upload} />}
      <div>
        <SubmitButton pending={pending}>Submit Application</SubmitButton>
      </div>
    </div>
  );
}
