import { orderQuery, pagingQuery } from '../http/http.ts';
import { optionalText, text } from '../input/text.ts';
import { recordTexts } from '../staff/record-texts.ts';
import { dealerRequestSlugs } from '../staff/staff.ts';
import { z } from '../zod.ts';
import {
  formatPlaceholder,
  listUnknownPlaceholders,
  placeholderNames,
  type TemplateLanguage,
  templateLanguages,
  templatePaths,
} from './message-templates.ts';

/** The maximum lengths of a template's texts. */
export const templateLengths = { name: 100, subject: 200, text: 5000 } as const;

const languageNames = Object.keys(templateLanguages) as [TemplateLanguage, ...TemplateLanguage[]];

const language = z.enum(languageNames, {
  error: `language must be one of: ${languageNames.join(', ')}`,
});

const slug = z.enum(dealerRequestSlugs, {
  error: `A request type is one of: ${dealerRequestSlugs.join(', ')}`,
});

const known = placeholderNames.map(formatPlaceholder).join(', ');

/** Truncates what was typed between braces, so that the message stays short. */
const maxNamed = 3;
const maxWritten = 40;

function describeUnknown(value: string): string {
  const named = listUnknownPlaceholders(value)
    .slice(0, maxNamed)
    .map((written) =>
      written.length > maxWritten ? `${written.slice(0, maxWritten).toWellFormed()}…` : written,
    );
  return `There is no placeholder ${named.join(' or ')}; there are: ${known}`;
}

/** Required text in which every placeholder exists. */
const textWithPlaceholders = (rules: Parameters<typeof text>[0]) =>
  text(rules).check(
    z.refine((value: string) => listUnknownPlaceholders(value).length === 0, {
      error: ({ input }) => describeUnknown(String(input)),
    }),
  );

/** Request types without duplicates, in the order of the menu. */
const slugs = z.pipe(
  z.array(slug, { error: 'slugs must be a list' }),
  z.transform((chosen) => dealerRequestSlugs.filter((one) => chosen.includes(one))),
);

const fields = {
  name: text({ max: templateLengths.name, missing: 'Please enter a name' }),
  language,
  slugs,
  subject: textWithPlaceholders({
    max: templateLengths.subject,
    missing: 'Please enter a subject',
  }),
  text: textWithPlaceholders({ max: templateLengths.text, missing: 'Please enter a text' }),
};

/** A new template, offered for all request types by default. */
export const messageTemplateInput = z.object({ ...fields, slugs: z._default(slugs, []) });

/** A partial update of a template: absent fields keep their values. */
export const messageTemplateUpdate = z.partial(z.object(fields));

export const messageTemplateSorts = ['createdAt', 'updatedAt', 'name', 'language'] as const;

/** The list's query: newest first. `slug` lists the templates offered for a request type. */
export const messageTemplateQuery = z.object({
  ...pagingQuery(100),
  ...orderQuery(messageTemplateSorts, 'createdAt'),
  language: z.optional(language),
  slug: z.optional(slug),
  search: optionalText({ max: 200 }),
});

/** Templates as staff manage them. */
export const messageTemplateAdmin = {
  slug: 'message-templates',
  permission: 'templates',
  paths: { records: templatePaths.records },
  texts: recordTexts({
    title: 'Templates',
    subtitle: 'Texts to answer requests with',
    noun: { one: 'template', many: 'templates' },
    taken: 'Another template in this language has this name',
  }),
} as const;
