import { parseExtension } from '#contract/format/file-extension.ts';
import { findFileFault } from '#contract/http/uploads.ts';
import {
  issueAdmin,
  issueInput,
  issueLengths,
  issueUploads,
  type NewsletterIssue,
} from '#contract/newsletter/newsletter-issues.ts';
import { z } from '#contract/zod.ts';
import { formatYesOrNo } from '../../forms/edit-conflict.tsx';
import type { FormValues } from '../../forms/editing.ts';
import { FormFile } from '../../forms/file-field.tsx';
import { FormattingHint, FormInput, FormTextArea } from '../../forms/form-fields.tsx';
import type { RecordForm } from '../../forms/record-dialog.tsx';
import { sendRecordForm } from '../../forms/send-record.ts';

/** The stored issue as its email looks. It always has the email's own light colors. */
export function EmailPreview({
  issue: { _id, subject, updatedAt },
  className,
}: {
  issue: Pick<NewsletterIssue, '_id' | 'subject' | 'updatedAt'>;
  className: string;
}) {
  const version = new URLSearchParams({ version: updatedAt });
  return (
    <iframe
      title={`Preview of ${subject}`}
      src={`/api${issueAdmin.paths.records}/${_id}/preview?${version}`}
      className={`w-full rounded-control border border-line ${className}`}
    />
  );
}

const { texts } = issueAdmin;

const chosenPicture = z.nullable(z.instanceof(File)).check(
  z.refine((file) => !file || findFileFault(issueUploads.image, file) === null, {
    error: ({ input }) => findFileFault(issueUploads.image, input as File) ?? '',
  }),
);

const findPicture = (issue: NewsletterIssue | null) =>
  issue?.imageUrl
    ? { url: issue.imageUrl, name: `${issue.subject}.${parseExtension(issue.imageUrl)}` }
    : null;

/** The fields of an issue, and a preview of what is stored. */
function Fields({ record }: { record: NewsletterIssue | null }) {
  return (
    <>
      <FormInput
        label="Subject *"
        required
        name="subject"
        maxLength={issueLengths.subject}
        dir="auto"
      />
      <div className="grid gap-1">
        <FormTextArea
          label="Text *"
          required
          name="text"
          rows={12}
          maxLength={issueLengths.text}
          dir="auto"
        />
        <FormattingHint />
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <FormFile
          label="Picture (optional)"
          name="image"
          rule={issueUploads.image}
          stored={findPicture(record)}
          isPicture
          removal={{ name: 'removeImage', label: 'Remove this picture' }}
        />
        <FormInput
          label="What the picture shows"
          name="imageAlt"
          maxLength={issueLengths.imageAlt}
          dir="auto"
        />
      </div>
      {record && (
        <div className="grid gap-1">
          <p className="font-medium">Preview, as saved</p>
          <EmailPreview issue={record} className="h-96" />
        </div>
      )}
    </>
  );
}

/** Builds the multipart form; the picture only if one was chosen. */
function buildFormData(values: FormValues): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) {
    if (value instanceof File) form.set(name, value);
    else if (name !== 'image') form.set(name, String(value ?? ''));
  }
  return form;
}

/** The form of a draft (docs/spec/back-office.md#newsletter-issues). */
export const issueForm: RecordForm<NewsletterIssue> = {
  kind: issueAdmin,
  schema: z.safeExtend(issueInput, { image: chosenPicture, removeImage: z.boolean() }),
  texts: {
    create: { title: 'Write Issue', submit: 'Save Draft' },
    edit: { title: 'Edit Issue', submit: 'Save Draft' },
  },
  failed: texts.saveFailed,
  labels: {
    subject: 'Subject',
    text: 'Text',
    imageAlt: 'What the picture shows',
    removeImage: 'Remove the picture',
  },
  formatValue: formatYesOrNo,
  formatName: ({ subject }) => subject,
  toFormValues: (issue) => ({
    subject: issue?.subject ?? '',
    text: issue?.text ?? '',
    imageAlt: issue?.imageAlt ?? '',
    image: null,
    removeImage: false,
  }),
  Fields,
  send: (version, values, transport) =>
    sendRecordForm(issueAdmin, version, buildFormData(values), transport),
};
