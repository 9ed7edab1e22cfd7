/** A text that staff formatted, as a small tree: docs/spec/content.md#formatted-texts. */
export type TextBlock =
  | { type: 'paragraph'; children: TextInline[] }
  | { type: 'heading'; level: 1 | 2; children: TextInline[] }
  | { type: 'list'; start: number | null; items: TextBlock[][] };

export type TextInline =
  | string
  | { type: 'bold'; children: TextInline[] }
  | { type: 'link'; href: string; children: TextInline[] };

/** The Markdown syntax that makes a text a formatted one. */
const formatting = /^(?:#{1,6}|[-*+]|\d{1,9}[.)])[ \t]|\*\*|\]\(/m;

/** Whether a text contains formatting; other texts are shown as entered. */
export const isFormatted = (text: string): boolean => formatting.test(text);

/** Whether staff may use a link: a web page, an email address, a phone number, or a page of this site. */
export const isAllowedLink = (href: string): boolean =>
  /^(?:https?:\/\/[^\s\\]|mailto:[^\s\\]|tel:[+\d]|\/(?![/\\]))[^\s\\]*$/i.test(href);

/** Strips the formatting of a text, for excerpts. */
export const stripFormatting = (text: string): string =>
  text
    .replace(/^#{1,6}[ \t]{1,8}/gm, '')
    .replace(/\[([^[\]\n]{1,500})\]\([^()\s]{1,2000}\)/g, '$1')
    .replaceAll('**', '');
