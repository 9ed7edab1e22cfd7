import type { TextBlock, TextInline } from '#contract/content/rich-text.ts';
import { findLanguage } from '#contract/format/direction.ts';
import { escapeHtml, renderDirection, renderWords } from '#server/platform/mail/html.ts';
import { parseFormattedText } from '#server/records/rich-text.ts';

/** The content of an issue's email. */
interface IssueContent {
  text: string;
  imageUrl: string | null;
  imageAlt: string | null;
}

/** Parses a text; one without formatting is paragraphs divided by blank lines. */
const parseText = (text: string): TextBlock[] =>
  parseFormattedText(text) ??
  text
    .split(/\n(?:[^\S\n]*\n)+/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => ({ type: 'paragraph', children: [paragraph.trim()] }));

/** Converts a link of this site to an absolute URL, because an email has no origin. */
const resolveLink = (href: string, origin: string) =>
  href.startsWith('/') ? `${origin}${href}` : href;

const linkStyle = 'color:#0b0d10;text-decoration:underline';
const headingStyles = {
  1: 'margin:28px 0 12px;font-size:22px;line-height:1.25',
  2: 'margin:24px 0 8px;font-size:18px;line-height:1.3',
};

const renderText = (text: string) => (findLanguage(text) ? renderWords(text) : escapeHtml(text));

function renderInline(inline: TextInline, origin: string): string {
  if (typeof inline === 'string') return renderText(inline).replaceAll('\n', '<br>\n');
  const children = renderInlines(inline.children, origin);
  if (inline.type === 'bold') return `<strong>${children}</strong>`;
  const href = escapeHtml(resolveLink(inline.href, origin));
  return `<a href="${href}" style="${linkStyle}">${children}</a>`;
}

const renderInlines = (inlines: readonly TextInline[], origin: string) =>
  inlines.map((inline) => renderInline(inline, origin)).join('');

function renderBlock(block: TextBlock, origin: string): string {
  const direction = renderDirection(writeBlock(block, origin));
  if (block.type === 'list') {
    const items = block.items
      .map((item) => {
        const text = item.map((one) => writeBlock(one, origin)).join('\n');
        return `<li${renderDirection(text)} style="margin:0 0 6px">${renderItem(item, origin)}</li>`;
      })
      .join('\n');
    const side = direction.includes('rtl') ? 'right' : 'left';
    const style = `margin:0 0 20px;padding-${side}:22px`;
    return block.start === null
      ? `<ul${direction} style="${style}">\n${items}\n</ul>`
      : `<ol${direction} start="${block.start}" style="${style}">\n${items}\n</ol>`;
  }
  const children = renderInlines(block.children, origin);
  if (block.type === 'paragraph') return `<p${direction} style="margin:0 0 20px">${children}</p>`;
  const name = `h${block.level + 1}`;
  return `<${name}${direction} style="${headingStyles[block.level]}">${children}</${name}>`;
}

/** Items of one paragraph have the spacing of lines. */
const renderItem = (item: readonly TextBlock[], origin: string) =>
  item
    .map((block) =>
      block.type === 'paragraph'
        ? renderInlines(block.children, origin)
        : renderBlock(block, origin),
    )
    .join('\n');

/** Renders an issue as the HTML of an email's body. Only the formatting that staff can write becomes HTML. */
export function renderIssueHtml(
  { text, imageUrl, imageAlt }: IssueContent,
  origin: string,
): string {
  const picture = imageUrl
    ? `<p style="margin:0 0 24px"><img src="${escapeHtml(`${origin}${imageUrl}`)}" alt="${escapeHtml(imageAlt ?? '')}" width="560" style="display:block;width:100%;max-width:560px;height:auto;border:0"></p>\n`
    : '';
  const blocks = parseText(text).map((block) => renderBlock(block, origin));
  return picture + blocks.join('\n');
}

function writeInline(inline: TextInline, origin: string): string {
  if (typeof inline === 'string') return inline;
  const children = inline.children.map((child) => writeInline(child, origin)).join('');
  if (inline.type === 'bold') return children;
  const href = resolveLink(inline.href, origin);
  return children === href ? href : `${children} (${href})`;
}

function writeBlock(block: TextBlock, origin: string): string {
  if (block.type !== 'list') {
    return block.children.map((inline) => writeInline(inline, origin)).join('');
  }
  const mark = (index: number) => (block.start === null ? '-' : `${block.start + index}.`);
  return block.items
    .map((item, index) => `${mark(index)} ${item.map((one) => writeBlock(one, origin)).join('\n')}`)
    .join('\n');
}

/** Renders an issue as the plain text of an email. */
export const renderIssueText = ({ text }: Pick<IssueContent, 'text'>, origin: string): string =>
  parseText(text)
    .map((block) => writeBlock(block, origin))
    .join('\n\n');
