import { findDirection, findLanguage, splitNumbers } from '#contract/format/direction.ts';

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

/** Renders a line. Only a URL of this site becomes a link, because notices to staff quote visitors. */
function renderLine(line: string, origin: string, isUrdu: boolean): string {
  if (!line.startsWith(`${origin}/`) || /\s/.test(line)) {
    return (isUrdu ? renderWords(line) : escapeHtml(line)).replace(/^ +/, '&emsp;');
  }
  const html = escapeHtml(line);
  return `<a href="${html}" style="color:${textColor};word-break:break-all">${html}</a>`;
}

/** Renders an email's text as HTML paragraphs. */
const renderText = (text: string, origin: string): string =>
  text
    .split('\n\n')
    .map((paragraph) => {
      const isUrdu = findLanguage(paragraph) !== undefined;
      const lines = paragraph.split('\n').map((line) => renderLine(line, origin, isUrdu));
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
