import { jobCategories, jobGenders, jobTypes, type StaffJobOpening } from '#contract/jobs.ts';
import { jobUploads } from '#contract/jobs-admin.ts';
import { extensionOf } from '#contract/uploads.ts';
import { FieldGroup, WholeWidth } from '../forms/field-group.tsx';
import { FormFile } from '../forms/file-field.tsx';
import { FormCheckbox, FormInput, FormSelect, FormTextArea } from '../forms/form-fields.tsx';

/** The fields of an opening. */
export function JobFields({ record }: { record: StaffJobOpening | null }) {
  return (
    <div className="grid gap-5">
      <FieldGroup title="The job">
        <WholeWidth>
          <FormInput label="Title *" name="title" maxLength={200} />
          <FormTextArea label="Description *" name="description" maxLength={5000} />
        </WholeWidth>
        <FormSelect label="Category *" name="category" choices={jobCategories} />
        <FormSelect label="Type *" name="type" choices={jobTypes} />
        <FormInput label="Division *" name="division" maxLength={200} />
        <FormInput label="Reports to" name="reportsTo" maxLength={200} />
        <FormInput label="Salary range" name="salaryRange" maxLength={200} />
        <WholeWidth>
          <FormTextArea label="Purpose" name="purpose" rows={2} maxLength={5000} />
        </WholeWidth>
      </FieldGroup>
      <FieldGroup title="Where">
        <FormInput label="Location *" name="location" maxLength={200} />
        <FormInput label="Job location (address) *" name="jobLocation" maxLength={500} />
        <WholeWidth>
          <FormInput label="Map link" name="mapUrl" type="url" maxLength={2000} />
        </WholeWidth>
      </FieldGroup>
      <Demands />
      <Files record={record} />
    </div>
  );
}

function Demands() {
  return (
    <FieldGroup title="Who fits">
      <WholeWidth>
        <FormInput label="Qualification *" name="qualification" maxLength={500} />
      </WholeWidth>
      <FormInput label="Experience from (years) *" name="experienceMin" type="number" min={0} />
      <FormInput label="Experience to (years) *" name="experienceMax" type="number" min={0} />
      <FormSelect label="Gender *" name="gender" choices={jobGenders} />
      <FormInput label="Age up to (years) *" name="ageMax" type="number" min={18} />
      <div className="flex flex-wrap gap-x-6 sm:col-span-2">
        <FormCheckbox label="CRM experience required" name="crmRequired" />
        <FormCheckbox label="ERP knowledge required" name="erpKnowledge" />
      </div>
      <WholeWidth>
        <p className="text-ink-soft">Separate the following with commas, or write one per line.</p>
        <FormTextArea label="Responsibilities" name="responsibilities" rows={2} />
        <FormTextArea label="Requirements" name="requirements" rows={2} />
        <FormTextArea label="Skills" name="skills" rows={2} />
      </WholeWidth>
    </FieldGroup>
  );
}

function Files({ record }: { record: StaffJobOpening | null }) {
  return (
    <FieldGroup title="Files">
      <FormFile
        label="Image"
        name="image"
        rule={jobUploads.image}
        stored={fileOf(record, record?.imageUrl ?? null)}
        isPicture
        removal={{ name: 'removeImage', label: 'Remove this image' }}
      />
      <FormFile
        label="Document"
        name="document"
        rule={jobUploads.document}
        stored={fileOf(record, record?.documentUrl ?? null)}
        removal={{ name: 'removeDocument', label: 'Remove this document' }}
      />
    </FieldGroup>
  );
}

/** A stored file under the name that it is saved by. */
const fileOf = (record: StaffJobOpening | null, url: string | null) =>
  record && url ? { url, name: `${record.title}.${extensionOf(url)}` } : null;
