import { type FocusEvent, type RefObject, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { fieldLabel } from '#contract/format/field-label.ts';
import {
  fillTemplate,
  formatPlaceholder,
  type MessageTemplate,
  placeholderNames,
  samplePlaceholderValues,
  type TemplateLanguage,
  templateLanguages,
} from '#contract/leads/message-templates.ts';
import {
  messageTemplateAdmin,
  messageTemplateInput,
  templateLengths,
} from '#contract/leads/message-templates-admin.ts';
import { dealerRequestSlugs } from '#contract/staff/staff.ts';
import { FormCheckbox, FormInput, FormSelect, FormTextArea } from '../forms/form-fields.tsx';
import type { RecordForm } from '../forms/record-dialog.tsx';
import { sendRecord } from '../forms/send-record.ts';
import { formatStatus } from '../ui/format.ts';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

interface PlaceholderChipsProps {
  /** The element that holds the fields. */
  fields: RefObject<HTMLElement | null>;
  /** The name of the field that last had focus. */
  field: RefObject<string>;
}

/** Buttons that insert a placeholder at the cursor, and return to it. */
function PlaceholderChips({ fields, field }: PlaceholderChipsProps) {
  const { setValue } = useFormContext();
  function insert(placeholder: string) {
    const name = field.current;
    const control = fields.current?.querySelector<TextControl>(`[name="${name}"]`);
    if (!control) return;
    const { selectionStart, selectionEnd, value } = control;
    control.setRangeText(placeholder, selectionStart ?? 0, selectionEnd ?? value.length, 'end');
    const cursor = control.selectionEnd;
    setValue(name, control.value, { shouldDirty: true });
    control.focus();
    control.setSelectionRange(cursor, cursor);
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a group of fields.
    <div role="group" aria-label="Insert a placeholder" className="flex flex-wrap gap-1.5">
      {placeholderNames.map((name) => (
        <button
          key={name}
          type="button"
          title={formatPlaceholder(name)}
          onClick={() => insert(formatPlaceholder(name))}
          className="inline-flex min-h-6 items-center rounded-full border border-line px-2.5 text-xs hover:bg-hover pointer-coarse:min-h-11 pointer-coarse:px-4 pointer-coarse:text-sm"
        >
          {fieldLabel(name)}
        </button>
      ))}
    </div>
  );
}

/** The template in the surrounding form, filled with sample values while it is written. */
function TemplatePreview() {
  const [language, subject, text] = useWatch({ name: ['language', 'subject', 'text'] }) as [
    TemplateLanguage,
    string,
    string,
  ];
  const direction = language === 'ur' ? 'rtl' : 'ltr';
  const fill = (value: string) => fillTemplate(value, samplePlaceholderValues, language);
  return (
    <section
      aria-label="Preview"
      className="overflow-hidden rounded-panel border border-line bg-raised lg:sticky lg:top-[calc(var(--top-bar)+1rem)]"
    >
      <p className="border-b border-line bg-ground px-4 py-2 text-xs text-ink-soft">
        Preview with sample values
      </p>
      <dl className="grid grid-cols-[3.5rem_minmax(0,1fr)] items-baseline gap-y-0.5 border-b border-line px-4 py-2.5">
        <dt className="text-ink-soft">To</dt>
        <dd>{samplePlaceholderValues.firstName} Customer</dd>
        <dt className="text-ink-soft">Subject</dt>
        <dd dir={direction} lang={language} className="font-semibold wrap-anywhere">
          {fill(subject) || '—'}
        </dd>
      </dl>
      <p
        dir={direction}
        lang={language}
        className="min-h-40 px-4 py-3 text-sm/6 whitespace-pre-wrap wrap-anywhere [&:lang(ur)]:text-base/9"
      >
        {fill(text) || '—'}
      </p>
    </section>
  );
}

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
            {dealerRequestSlugs.map((slug) => (
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
