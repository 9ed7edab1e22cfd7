/** An element of a page, as the checks of the table read it: from the server's HTML, or from a browser. */
export interface PageNode {
  tag: string;
  attributes: Record<string, string>;
  /** False if nobody sees it, for example words for screen readers only. */
  seen: boolean;
  /** Width, height and greatest height in px, and the background, in a browser. */
  box?: readonly [width: number, height: number, maxHeight: string];
  background?: string;
  children: readonly (PageNode | string)[];
}

/** Removes blanks: how a text is broken into elements and lines depends on the layout. */
export const squeeze = (text: string): string => text.replace(/\s+/g, '');

const isElement = (child: PageNode | string): child is PageNode => typeof child !== 'string';
/** Their content is a choice or a drawing and not a text of the page. */
const withoutText = new Set(['select', 'datalist', 'svg', 'textarea', 'head']);

/** Lists a node and everything below it. */
export function* walk(node: PageNode): Generator<PageNode> {
  yield node;
  for (const child of node.children) if (isElement(child)) yield* walk(child);
}

/** Returns the text of a node that people see. */
export function seenText(node: PageNode): string {
  if (withoutText.has(node.tag)) return '';
  return node.children
    .map((child) => (isElement(child) ? seenText(child) : node.seen ? child : ''))
    .join('');
}

/** Returns the whole text of a node, words for screen readers included. */
export const fullText = (node: PageNode): string =>
  node.children.map((child) => (isElement(child) ? fullText(child) : child)).join('');

/** Whether anything of a node is seen: its text, or the node itself if it has none. */
export const isSeen = (node: PageNode): boolean => node.seen || seenText(node).trim() !== '';

/** Returns the seen texts of a page: those of each element, and each text between two elements. */
export function seenTexts(root: PageNode): Set<string> {
  const texts = new Set<string>();
  for (const node of walk(root)) {
    if (withoutText.has(node.tag)) continue;
    texts.add(squeeze(seenText(node)));
    if (!node.seen) continue;
    for (const child of node.children) if (!isElement(child)) texts.add(squeeze(child));
    const own = node.children.filter((child) => !isElement(child)).join('');
    texts.add(squeeze(own));
  }
  return texts;
}

/** Returns the words that name a control: visible ones, or else those for screen readers. */
export function findName(node: PageNode): string {
  const seen = squeeze(seenText(node));
  if (seen) return seen;
  const { 'aria-label': label, alt, title } = node.attributes;
  return squeeze(label ?? alt ?? title ?? fullText(node));
}

/** Returns the words of the label of a field. */
export function findLabel(root: PageNode, field: PageNode): string {
  const { id, 'aria-label': label, 'aria-labelledby': ids } = field.attributes;
  for (const node of walk(root)) {
    const isLabel = node.tag === 'label';
    if (isLabel && id && node.attributes.for === id)
      return squeeze(seenText(node) || fullText(node));
    if (isLabel && [...walk(node)].includes(field))
      return squeeze(seenText(node) || fullText(node));
  }
  if (label) return squeeze(label);
  const labelled = [...walk(root)].filter((node) =>
    ids?.split(' ').includes(node.attributes.id ?? ''),
  );
  return squeeze(labelled.map(fullText).join(''));
}
