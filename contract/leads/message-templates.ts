import type { dealerRequestSlugs } from '../staff/staff.ts';

/** The languages of templates, with their names. */
export const templateLanguages = { en: 'English', ur: 'Urdu' } as const;

export type TemplateLanguage = keyof typeof templateLanguages;

/** A request type that templates can be offered for. */
export type DealerRequestSlug = (typeof dealerRequestSlugs)[number];

/** A text with which staff answer requests: docs/spec/content.md#templates. */
export interface MessageTemplate {
  _id: string;
  /** Unique within its language, without regard to case. */
  name: string;
  language: TemplateLanguage;
  /** The request types that offer it; empty for all. */
  slugs: DealerRequestSlug[];
  subject: string;
  text: string;
  isSample: boolean;
  createdAt: string;
  updatedAt: string;
}

/** A template as returned to staff who answer requests. */
export type OfferedTemplate = Pick<
  MessageTemplate,
  '_id' | 'name' | 'language' | 'subject' | 'text'
>;

/** The maximum number of templates offered for a request type. */
export const maxOffered = 100;

const path = '/admin/templates';

/** Paths below /api. `offered` lists the templates for one request type. */
export const templatePaths = {
  records: path,
  offered: (slug: DealerRequestSlug) => `${path}/for/${slug}`,
} as const;

/** The placeholders of templates, with values for the preview. */
export const samplePlaceholderValues = {
  firstName: 'Sample',
  vehicle: 'Haval H6',
  dealership: 'Sample dealership, Lahore',
  reference: '0A1B2C3D',
  appointment: 'Mon, Mar 2, 11:00 AM',
  link: 'https://cars.example/appointment/0123456789abcdefABCDEF',
  staffName: 'Sample Adviser',
  dealerName: 'Sample dealership',
  dealerPhone: '+92 300 0000000',
} as const;

export type PlaceholderName = keyof typeof samplePlaceholderValues;

const isPlaceholder = (name: string): name is PlaceholderName =>
  Object.hasOwn(samplePlaceholderValues, name);

export const placeholderNames = Object.keys(samplePlaceholderValues).filter(isPlaceholder);

/** Formats a placeholder as it is written in a template: {{firstName}}. */
export const formatPlaceholder = (name: string): string => `{{${name}}}`;

/** The values of one request. Null, blank and absent values are missing. */
export type PlaceholderValues = { [Name in PlaceholderName]?: string | null | undefined };

/** Fallbacks for missing values; a line whose placeholder has none is dropped. */
const neutralTexts: Record<TemplateLanguage, Partial<Record<PlaceholderName, string>>> = {
  en: {
    firstName: 'customer',
    vehicle: 'the vehicle',
    dealership: 'the dealership',
    appointment: 'a time to be agreed',
  },
  ur: {
    firstName: 'صارف',
    vehicle: 'گاڑی',
    dealership: 'ڈیلرشپ',
    appointment: 'بعد میں طے ہونے والا وقت',
  },
};

/** A placeholder, or braces that are opened and not closed on their line. */
const pattern = /\{\{([^{}\n]*)(\}\})?/g;

/** Returns the unknown placeholders of a text as written, without duplicates. */
export function listUnknownPlaceholders(text: string): string[] {
  const unknown = [...text.matchAll(pattern)].flatMap(([written, name = '', end]) =>
    end && isPlaceholder(name.trim()) ? [] : [written.trim()],
  );
  return [...new Set(unknown)];
}

/**
 * Fills a template's subject or text. A missing value is replaced by a neutral text ('customer' for the first name); a
 * line with a missing value that has none is dropped, unless it is the only one, which loses only the placeholder.
 * Unknown placeholders stay. Values are inserted unescaped: escape the result before using it as HTML.
 */
export function fillTemplate(
  text: string,
  values: PlaceholderValues,
  language: TemplateLanguage = 'en',
): string {
  const findValue = (name: PlaceholderName) => values[name]?.trim() || neutralTexts[language][name];
  const fillLine = (line: string) => {
    let isWhole = true;
    const filled = line.replaceAll(pattern, (written, inner: string, end?: string) => {
      const name = inner.trim();
      if (!end || !isPlaceholder(name)) return written;
      const value = findValue(name);
      if (value === undefined) isWhole = false;
      return value ?? '';
    });
    return { filled, isWhole };
  };
  const lines = text.split('\n').map(fillLine);
  const kept = lines.length === 1 ? lines : lines.filter(({ isWhole }) => isWhole);
  return kept
    .map(({ filled, isWhole }) => (isWhole ? filled : filled.replaceAll(/ {2,}/g, ' ')))
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
