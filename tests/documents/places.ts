import { fullText, isSeen, type PageNode, walk } from './page-tree.ts';

const isTag = (tag: string) => (node: PageNode) => node.tag === tag;
const hasRole = (role: string) => (node: PageNode) => node.attributes.role === role;
const hasLink = (href: RegExp) => (node: PageNode) =>
  node.tag === 'li' && [...walk(node)].some(({ attributes }) => href.test(attributes.href ?? ''));
const hasLabel = (label: RegExp) => (node: PageNode) =>
  label.test(node.attributes['aria-label'] ?? '');

/** The parts of a page that rows name, and how each is found. */
const places = {
  main: isTag('main'),
  footer: isTag('footer'),
  alert: hasRole('alert'),
  status: hasRole('status'),
  form: isTag('form'),
  dialog: ({ tag, attributes: { role = '', open, popover } }: PageNode) =>
    /^(alert)?dialog$/.test(role) ||
    (tag === 'dialog' && (open !== undefined || popover !== undefined)),
  'main menu': (node: PageNode) => node.tag === 'nav' && hasLabel(/^Main$/)(node),
  slide: hasLabel(/^\d of 8$/),
  'slide controls': hasLabel(/^Our models$/),
  'model card': isTag('article'),
  'dealer card': ({ attributes }: PageNode) => /^dealer-/.test(attributes.id ?? ''),
  'article card': hasLink(/^\/news\/[0-9a-f-]{36}$/),
  'event card': hasLink(/\/events\?open=/),
  'media card': hasLink(/\/media\?open=/),
  opening: hasLink(/\/careers\/apply\?job=/),
  article: isTag('article'),
  question: (node: PageNode) => node.tag === 'details' && node.attributes.name === 'faq',
  map: hasLabel(/^Map of dealers$/),
  'price calculator': ({ attributes }: PageNode) => attributes.id === 'price-calculator',
  panel: isTag('section'),
  'site header': ({ tag, attributes }: PageNode) =>
    tag === 'header' && /(^| )fixed( |$)/.test(attributes.class ?? ''),
  'dealer list': hasLabel(/^Dealers$/),
  rank: ({ attributes }: PageNode) => 'data-rank' in attributes,
  record: (node: PageNode) => node.tag === 'tr' && [...walk(node)].some(({ tag }) => tag === 'td'),
} satisfies Record<string, (node: PageNode) => boolean>;

export type Place = keyof typeof places;

/** Returns the places of this kind that are seen. An alert without words is none. */
export const findPlaces = (root: PageNode, place: Place): PageNode[] =>
  [...walk(root)].filter((node) => places[place](node) && isSeen(node) && fullText(node).trim());
