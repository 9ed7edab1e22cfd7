import { findDirection, findLanguage, splitNumbers } from '#contract/format/direction.ts';
import { emailFormat, phoneFormat } from '#contract/input/formats.ts';
import { buildCallAddress } from '#contract/input/phone-forms.ts';
import type { Language } from '#contract/site/language.ts';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Escapes text for HTML, in content and in quoted attributes. */
export const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => entities[character] ?? '');

const textColor = '#0b0d10';
const font = "font-family:'Archivo',Helvetica,Arial,sans-serif";

/** The attributes of a block of an email. Not `dir="auto"`, which some mail programs do not know. */
export const renderDirection = (text: string): string =>
  (findDirection(text) === 'rtl' ? ' dir="rtl"' : '') + (findLanguage(text) ? ' lang="ur"' : '');

/** Renders text of a block that may be Urdu, where numbers in parts keep their order. */
export const renderWords = (text: string): string =>
  splitNumbers(text)
    .map((part, index) => (index % 2 === 1 ? `<span dir="ltr">${part}</span>` : escapeHtml(part)))
    .join('');

const renderLink = (href: string, text: string, style = ''): string =>
  `<a href="${escapeHtml(href)}" dir="ltr" style="color:${textColor}${style}">${escapeHtml(text)}</a>`;

/** Renders a line, email addresses in it as links. */
const linkEmails = (line: string): string =>
  line
    .split(/([\s<>()"',;:]+)/)
    .map((word) => {
      const address = word.endsWith('.') ? word.slice(0, -1) : word;
      if (emailFormat.parse(address) === null) return escapeHtml(word);
      return `${renderLink(`mailto:${address}`, address)}${word.slice(address.length)}`;
    })
    .join('');

/** Splits a line with a phone number, 'Phone of the dealer: 021 …' or only '021 …', into both; null for another line. */
function findPhone(line: string): { label: string; phone: string } | null {
  const label = line.slice(0, line.lastIndexOf(': ') + 1);
  const phone = line.slice(label.length).trim();
  const isCalled = label === '' ? /^[+0(]/.test(phone) : /phone|whatsapp|فون/i.test(label);
  return isCalled && phoneFormat.parse(phone) ? { label, phone } : null;
}

/** What is isolated from left to right within Urdu: `isolate` in contract/format/in-languages.ts. */
const isolated = /\u2066([^\u2066\u2069]*)\u2069/g;

/** Renders a line with its isolated parts as elements. */
const renderParts = (line: string): string =>
  line
    .split(isolated)
    .map((part, index) => {
      if (index % 2 === 1) return `<span dir="ltr">${linkEmails(part)}</span>`;
      return findLanguage(part) ? renderWords(part) : linkEmails(part);
    })
    .join('');

/** How a text becomes HTML. */
interface Rendering {
  /** The origin of the site. */
  origin: string;
  /** The language of the email, 'en' by default. */
  language?: Language;
  /** Web addresses from staff that become links. */
  addresses?: readonly string[];
}

/**
 * Renders a line. Email addresses and phone numbers become links, but a web address only if it is one of this site or of
 * `addresses`, because notices to staff quote visitors.
 */
function renderLine(line: string, { origin, addresses = [] }: Rendering): string {
  const isOwn = line.startsWith(`${origin}/`) && !/\s/.test(line);
  if (isOwn || addresses.includes(line)) return renderLink(line, line, ';word-break:break-all');
  const called = findPhone(line.replaceAll(isolated, '$1'));
  if (!called) return renderParts(line).replace(/^ +/, '&emsp;');
  const { label, phone } = called;
  return `${escapeHtml(label)}${label && ' '}${renderLink(buildCallAddress(phone), phone)}`;
}

/** Whether a paragraph of an Urdu email is in another language: it has words besides addresses and what is isolated. */
const isForeign = (paragraph: string): boolean =>
  !findLanguage(paragraph) &&
  /\p{L}/u.test(paragraph.replaceAll(isolated, '').replaceAll(/https?:\S+/g, ''));

/**
 * The attributes of a paragraph. Those of an Urdu email have a direction and a side of their own, because some mail
 * programs drop those of the page.
 */
function renderAttributes(paragraph: string, language: Language): string {
  if (language === 'en') return `${renderDirection(paragraph)} style="margin:0 0 20px"`;
  return isForeign(paragraph)
    ? ' dir="ltr" lang="en" style="margin:0 0 20px;text-align:left"'
    : ' dir="rtl" lang="ur" style="margin:0 0 20px;text-align:right"';
}

/** Renders an email's text as HTML paragraphs. */
export const renderText = (text: string, rendering: Rendering): string =>
  text
    .split('\n\n')
    .map((paragraph) => {
      const lines = paragraph.split('\n').map((line) => renderLine(line, rendering));
      return `<p${renderAttributes(paragraph, rendering.language ?? 'en')}>${lines.join('<br>\n')}</p>`;
    })
    .join('\n');

/** What an email's page looks like in each language. Mail programs have no fonts of ours; some have a Naskh. */
const pages = {
  en: {
    attributes: ' lang="en"',
    direction: '',
    side: '',
    font: `${font};font-size:16px;line-height:1.55`,
  },
  ur: {
    attributes: ' lang="ur" dir="rtl"',
    direction: ' dir="rtl"',
    side: ';text-align:right',
    font: "font-family:'Noto Naskh Arabic','Geeza Pro','Segoe UI',Tahoma,Arial,sans-serif;font-size:17px;line-height:1.9",
  },
} as const satisfies Record<Language, unknown>;

/** Renders an email as an HTML page with the brand names above it: its own HTML if it has some, else its text. */
export function renderHtml(
  { text, html, language = 'en' }: { text: string; html?: string | null; language?: Language },
  origin: string,
): string {
  const page = pages[language];
  return `<!doctype html>
<html${page.attributes}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
</head>
<body${page.direction} style="margin:0;background:#faf8f5;color:${textColor};${page.font}">
<div${page.direction} style="max-width:560px;margin:0 auto;padding:40px 24px">
<p dir="ltr" style="margin:0 0 32px;padding:0 0 16px;border-bottom:1px solid #d6d9dd;font-size:13px;font-weight:600;letter-spacing:0.14em${page.side}">HAVAL &nbsp;ORA &nbsp;TANK</p>
${html ?? renderText(text, { origin, language })}
</div>
</body>
</html>
`;
}
