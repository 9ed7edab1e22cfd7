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
