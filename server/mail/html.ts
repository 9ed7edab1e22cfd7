const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? '');

const ink = '#0b0d10';
const font = "font-family:'Archivo',Helvetica,Arial,sans-serif";

/** One line; only an address of our own is a link: a letter to the desk quotes strangers. */
function lineOf(line: string, origin: string): string {
  const words = escapeHtml(line);
  if (!line.startsWith(`${origin}/`) || /\s/.test(line)) return words.replace(/^ +/, '&emsp;');
  return `<a href="${words}" style="color:${ink};word-break:break-all">${words}</a>`;
}

/** A letter's text as a restrained page: the same words, the house's name above them. */
export function htmlOf(text: string, origin: string): string {
  const paragraphs = text
    .split('\n\n')
    .map((paragraph) =>
      paragraph
        .split('\n')
        .map((line) => lineOf(line, origin))
        .join('<br>\n'),
    )
    .map((lines) => `<p style="margin:0 0 20px">${lines}</p>`)
    .join('\n');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
</head>
<body style="margin:0;background:#faf8f5;color:${ink};${font};font-size:16px;line-height:1.55">
<div style="max-width:560px;margin:0 auto;padding:40px 24px">
<p style="margin:0 0 32px;padding:0 0 16px;border-bottom:1px solid #d6d9dd;font-size:13px;font-weight:600;letter-spacing:0.14em">HAVAL &nbsp;ORA &nbsp;TANK</p>
${paragraphs}
</div>
</body>
</html>
`;
}
