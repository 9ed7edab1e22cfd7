import { type FocusEvent, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import {
  type MessageTemplate,
  type TemplateLanguage,
  templateLanguages,
} from '#contract/message-templates.ts';
import {
  messageTemplateAdmin,
  messageTemplateInput,
  templateLengths,
} from '#contract/message-templates-admin.ts';
import { answeredSlugs } from '#contract/staff.ts';
import { FormCheckbox, FormInput, FormSelect, FormTextArea } from '../forms/form-fields.tsx';
import type { RecordForm } from '../forms/record-dialog.tsx';
import { sendRecord } from '../forms/send-record.ts';
import { formatStatus } from '../ui/format-status.ts';
import { PlaceholderChips } from './placeholder-chips.tsx';
import { TemplatePreview } from './template-preview.tsx';

const { texts } = messageTemplateAdmin;

/** Formats a language of templates: 'ur' is 'Urdu'. */
export const formatLanguage = (language: string): string =>
  templateLanguages[language as TemplateLanguage] ?? language;

/** Formats the request types that a template is offered for. */
export const formatSlugs = (slugs: readonly string[]): string =>
  slugs.length === 0 ? 'All request types' : slugs.map(formatStatus).join(', ');

/** The fields of a template, with buttons for placeholders and a preview. */
function TemplateFields() {
  const language = useWatch({ name: 'language' }) as TemplateLanguage;
  const texts = useRef<HTMLDivElement>(null);
  const field = useRef('text');
  const noteFocus = ({ currentTarget }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    field.current = currentTarget.name;
  };
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <FormInput
            label="Name *"
            required
            name="name"
            maxLength={templateLengths.name}
            dir="auto"
          />
          <FormSelect
            label="Language"
            name="language"
            choices={Object.keys(templateLanguages)}
            formatLabel={formatLanguage}
          />
        </div>
        <fieldset className="rounded-panel border border-line p-3">
          <legend className="px-1 font-medium">Offered for</legend>
          <p className="text-ink-soft">Choose none to offer it for all request types.</p>
          <div className="grid gap-x-4 sm:grid-cols-2">
            {answeredSlugs.map((slug) => (
              <FormCheckbox key={slug} name="slugs" value={slug} label={formatStatus(slug)} />
            ))}
          </div>
        </fieldset>
        <div ref={texts} className="grid gap-4">
          <FormInput
            lang={language}
            label="Subject *"
            required
            name="subject"
            maxLength={templateLengths.subject}
            dir="auto"
            onFocus={noteFocus}
          />
          <FormTextArea
            lang={language}
            label="Text *"
            required
            name="text"
            rows={8}
            maxLength={templateLengths.text}
            dir="auto"
            onFocus={noteFocus}
          />
          <PlaceholderChips fields={texts} field={field} />
        </div>
      </div>
      <TemplatePreview />
    </div>
  );
}

/** The form of a template (docs/spec/back-office.md#templates). */
export const templateForm: RecordForm<MessageTemplate> = {
  kind: messageTemplateAdmin,
  schema: messageTemplateInput,
  texts: {
    create: {
      title: 'Add Template',
      submit: 'Create Template',
      failed: `${texts.createFailed}.`,
    },
    edit: { title: 'Edit Template', submit: 'Update Template' },
  },
  failed: `${texts.updateFailed}.`,
  labels: {
    name: 'Name',
    language: 'Language',
    slugs: 'Offered for',
    subject: 'Subject',
    text: 'Text',
  },
  formatValue: (name, value) => {
    if (name === 'language') return formatLanguage(String(value));
    return name === 'slugs' ? formatSlugs(value as string[]) : String(value);
  },
  formatName: ({ name }) => name,
  toFormValues: (template) => ({
    name: template?.name ?? '',
    language: template?.language ?? 'en',
    slugs: template?.slugs ?? [],
    subject: template?.subject ?? '',
    text: template?.text ?? '',
  }),
  isWide: true,
  Fields: TemplateFields,
  send: (version, values) => sendRecord(messageTemplateAdmin, version, values),
};
