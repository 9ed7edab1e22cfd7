import { contentStatuses } from '#contract/content/content-admin.ts';
import { FormInput, FormSelect, FormTextArea } from '../forms/form-fields.tsx';
import { statusLabel } from '../ui/status-label.ts';

/** Title and content. */
export function TextFields() {
  return (
    <>
      <FormInput name="title" label="Title" maxLength={200} autoComplete="off" required />
      <FormTextArea name="content" label="Content" maxLength={20_000} rows={6} required />
    </>
  );
}

/** Whether visitors see it. */
export function StatusField() {
  return (
    <FormSelect name="status" label="Status" choices={contentStatuses} labelOf={statusLabel} />
  );
}
