import { maxAltLength } from '#contract/content/file-details.ts';
import { parseExtension } from '#contract/format/file-extension.ts';
import { jobCategories, jobGenders, jobTypes, type StaffJobOpening } from '#contract/jobs/jobs.ts';
import { jobUploads } from '#contract/jobs/jobs-admin.ts';
import { FormFile } from '../forms/file-field.tsx';
import {
  FieldGroup,
  FormattingHint,
  FormCheckbox,
  FormInput,
  FormSelect,
  FormTextArea,
  WholeWidth,
} from '../forms/form-fields.tsx';
import { UrduSection } from '../forms/urdu-section.tsx';
import type { UrduField } from '../forms/urdu-values.ts';

/** The texts of an opening that staff translate. */
export const jobUrduFields: readonly UrduField[] = [
  { name: 'title', label: 'Title', maxLength: 200 },
  { name: 'description', label: 'Description', maxLength: 5000, rows: 4 },
  { name: 'division', label: 'Division', maxLength: 200 },
  { name: 'reportsTo', label: 'Reports to', maxLength: 200 },
  { name: 'salaryRange', label: 'Salary range', maxLength: 200 },
  { name: 'purpose', label: 'Purpose', maxLength: 5000, rows: 2 },
  { name: 'location', label: 'Location', maxLength: 200 },
  { name: 'jobLocation', label: 'Job location', maxLength: 500 },
  { name: 'qualification', label: 'Qualification', maxLength: 500 },
  { name: 'responsibilities', label: 'Responsibilities', rows: 2 },
  { name: 'requirements', label: 'Requirements', rows: 2 },
  { name: 'skills', label: 'Skills', rows: 2 },
  { name: 'imageAlt', label: 'What the image shows', maxLength: maxAltLength },
];

/** The fields of a job opening. */
export function JobFields({ record }: { record: StaffJobOpening | null }) {
  return (
    <div className="grid gap-5">
      <FieldGroup title="The job">
        <WholeWidth>
          <FormInput label="Title *" required name="title" maxLength={200} />
          <div className="grid gap-1">
            <FormTextArea label="Description *" required name="description" maxLength={5000} />
            <FormattingHint />
          </div>
        </WholeWidth>
        <FormSelect label="Category *" required name="category" choices={jobCategories} />
        <FormSelect label="Type *" required name="type" choices={jobTypes} />
        <FormInput label="Division *" required name="division" maxLength={200} />
        <FormInput label="Reports to" name="reportsTo" maxLength={200} />
        <FormInput label="Salary range" name="salaryRange" maxLength={200} />
        <WholeWidth>
          <FormTextArea label="Purpose" name="purpose" rows={2} maxLength={5000} />
        </WholeWidth>
      </FieldGroup>
      <FieldGroup title="Where">
        <FormInput label="Location *" required name="location" maxLength={200} />
        <FormInput label="Job location (address) *" required name="jobLocation" maxLength={500} />
        <WholeWidth>
          <FormInput label="Map link" name="mapUrl" type="url" maxLength={2000} />
        </WholeWidth>
      </FieldGroup>
      <FieldGroup title="When">
        <FormInput label="Publish at (Pakistan, optional)" name="publishAt" type="datetime-local" />
        <FormInput label="Closes at (Pakistan, optional)" name="closesAt" type="datetime-local" />
      </FieldGroup>
      <RequirementFields />
      <FileFields record={record} />
      <UrduSection record={record} fields={jobUrduFields}>
        <p className="text-ink-soft">Write one responsibility, requirement or skill per line.</p>
      </UrduSection>
    </div>
  );
}

function RequirementFields() {
  return (
    <FieldGroup title="Who fits">
      <WholeWidth>
        <FormInput label="Qualification *" required name="qualification" maxLength={500} />
      </WholeWidth>
      <FormInput
        label="Experience from (years) *"
        required
        name="experienceMin"
        inputMode="numeric"
      />
      <FormInput
        label="Experience to (years) *"
        required
        name="experienceMax"
        inputMode="numeric"
      />
      <FormSelect label="Gender *" required name="gender" choices={jobGenders} />
      <FormInput label="Age up to (years) *" required name="ageMax" inputMode="numeric" />
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

function FileFields({ record }: { record: StaffJobOpening | null }) {
  return (
    <FieldGroup title="Files">
      <FormFile
        label="Image"
        name="image"
        rule={jobUploads.image}
        stored={findFile(record, record?.imageUrl ?? null)}
        isPicture
        removal={{ name: 'removeImage', label: 'Remove this image' }}
      />
      <FormInput
        label="What the image shows (empty if it only decorates)"
        name="imageAlt"
        maxLength={maxAltLength}
      />
      <FormFile
        label="Document"
        name="document"
        rule={jobUploads.document}
        stored={findFile(record, record?.documentUrl ?? null, record?.documentName)}
        removal={{ name: 'removeDocument', label: 'Remove this document' }}
      />
    </FieldGroup>
  );
}

/** Returns a stored file with the name that it was uploaded with, or one made from the title. */
const findFile = (record: StaffJobOpening | null, url: string | null, name?: string | null) =>
  record && url ? { url, name: name ?? `${record.title}.${parseExtension(url)}` } : null;
