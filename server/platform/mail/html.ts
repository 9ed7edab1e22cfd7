import { findDirection, findLanguage, splitNumbers } from '#contract/format/direction.ts';
import { emailFormat, phoneFormat } from '#contract/input/formats.ts';
import { buildCallAddress } from '#contract/input/phone-forms.ts';

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
  const isCalled = label === '' ? /^[+0(]/.test(phone) : /phone|whatsapp/i.test(label);
  return isCalled && phoneFormat.parse(phone) ? { label, phone } : null;
}

/**
 * Renders a line. Email addresses and phone numbers become links, but a web address only if it is one of this site or of
 * `addresses`, because notices to staff quote visitors.
 */
function renderLine(line: string, origin: string, addresses: readonly string[]): string {
  const isOwn = line.startsWith(`${origin}/`) && !/\s/.test(line);
  if (isOwn || addresses.includes(line)) return renderLink(line, line, ';word-break:break-all');
  const called = findPhone(line);
  if (!called) {
    return (findLanguage(line) ? renderWords(line) : linkEmails(line)).replace(/^ +/, '&emsp;');
  }
  const { label, phone } = called;
  return `${escapeHtml(label)}${label && ' '}${renderLink(buildCallAddress(phone), phone)}`;
}

/** Renders an email's text as HTML paragraphs. `addresses` are web addresses from staff that become links. */
export const renderText = (
  text: string,
  origin: string,
  addresses: readonly string[] = [],
): string =>
  text
    .split('\n\n')
    .map((paragraph) => {
      const lines = paragraph.split('\n').map((line) => renderLine(line, origin, addresses));
      return `<p${renderDirection(paragraph)} style="margin:0 0 20px">${lines.join('<br>\n')}</p>`;
    })
    .join('\n');

/** Renders an email as an HTML page with the brand names above it: its own HTML if it has some, else its text. */
export function renderHtml(
  { text, html }: { text: string; html?: string | null },
  origin: string,
): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
</head>
<body style="margin:0;background:#faf8f5;color:${textColor};${font};font-size:16px;line-height:1.55">
<div style="max-width:560px;margin:0 auto;padding:40px 24px">
<p style="margin:0 0 32px;padding:0 0 16px;border-bottom:1px solid #d6d9dd;font-size:13px;font-weight:600;letter-spacing:0.14em">HAVAL &nbsp;ORA &nbsp;TANK</p>
${html ?? renderText(text, origin)}
</div>
</body>
</html>
`;
}
