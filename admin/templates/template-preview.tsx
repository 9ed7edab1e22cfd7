import { useWatch } from 'react-hook-form';
import {
  fillTemplate,
  samplePlaceholderValues,
  type TemplateLanguage,
} from '#contract/message-templates.ts';

/** The template in the surrounding form, filled with sample values while it is written. */
export function TemplatePreview() {
  const [language, subject, text] = useWatch({ name: ['language', 'subject', 'text'] }) as [
    TemplateLanguage,
    string,
    string,
  ];
  const fill = (value: string) => fillTemplate(value, samplePlaceholderValues, language);
  return (
    <section
      aria-label="Preview"
      className="grid gap-2 rounded-panel border border-line bg-raised p-3"
    >
      <p className="text-ink-soft">Preview with sample values</p>
      <p dir="auto" lang={language} className="font-semibold wrap-anywhere">
        {fill(subject) || '—'}
      </p>
      <p dir="auto" lang={language} className="whitespace-pre-wrap wrap-anywhere">
        {fill(text) || '—'}
      </p>
    </section>
  );
}
