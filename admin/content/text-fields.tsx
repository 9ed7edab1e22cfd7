import { contentStatuses } from '#contract/content/content-admin.ts';
import { FormattingHint, FormInput, FormSelect, FormTextArea } from '../forms/form-fields.tsx';
import { formatStatus } from '../ui/format-text.ts';

/** The fields title and content. */
export function TextFields() {
  return (
    <>
      <FormInput name="title" label="Title *" maxLength={200} autoComplete="off" required />
      <div className="grid gap-1">
        <FormTextArea name="content" label="Content *" maxLength={20_000} rows={6} required />
        <FormattingHint />
      </div>
    </>
  );
}

/** The fields status and publishAt: whether, and from when on, visitors see the record. */
export function StatusField() {
  return (
    <>
      <FormSelect
        name="status"
        label="Status"
        choices={contentStatuses}
        formatLabel={formatStatus}
      />
      <FormInput name="publishAt" label="Publish at (Pakistan, optional)" type="datetime-local" />
    </>
  );
}
