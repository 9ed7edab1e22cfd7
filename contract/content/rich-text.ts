/** A text that staff formatted, as a small tree: docs/spec/content.md#formatted-texts. */
export type TextBlock =
  | { type: 'paragraph'; children: TextInline[] }
  | { type: 'heading'; level: 1 | 2; children: TextInline[] }
  | { type: 'list'; start: number | null; items: TextBlock[][] };

export type TextInline =
  | string
  | { type: 'bold'; children: TextInline[] }
  | { type: 'link'; href: string; children: TextInline[] };

/** The forms that make a text a formatted one. */
const formatting = /^(?:#{1,6}|[-*+]|\d{1,9}[.)])[ \t]|\*\*|\]\(/m;

/** Whether a text has anything to format; all others are shown as they were typed. */
export const isFormatted = (text: string): boolean => formatting.test(text);

/** Whether a link leads where staff may send visitors: the web, an email, a call, or a page of this site. */
export const isAllowedLink = (href: string): boolean =>
  /^(?:https?:\/\/[^\s\\]|mailto:[^\s\\]|tel:[+\d]|\/(?![/\\]))[^\s\\]*$/i.test(href);

/** A formatted text without its marks, for excerpts. */
export const stripFormatting = (text: string): string =>
  text
    .replace(/^#{1,6}[ \t]{1,8}/gm, '')
    .replace(/\[([^[\]\n]{1,500})\]\([^()\s]{1,2000}\)/g, '$1')
    .replaceAll('**', '');
