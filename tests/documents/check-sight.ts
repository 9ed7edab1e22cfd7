import { checkField, isDisabled } from './check-field.ts';
import {
  findLabel,
  findName,
  fullText,
  isSeen,
  type PageNode,
  seenText,
  seenTexts,
  squeeze,
  walk,
} from './page-tree.ts';
import { findPlaces } from './places.ts';
import type { Field, Sight } from './row.ts';

const list = (values: Iterable<unknown>) => JSON.stringify([...values]);
const findTags = (root: PageNode, ...tags: string[]) =>
  [...walk(root)].filter(({ tag }) => tags.includes(tag));
const isButton = ({ tag, attributes: { role, type } }: PageNode) =>
  tag === 'button' ||
  tag === 'summary' ||
  role === 'button' ||
  (tag === 'input' && type === 'submit');
const isHeading = ({ tag, attributes: { role } }: PageNode) =>
  /^h[1-6]$/.test(tag) || role === 'heading';

/** Returns the nodes with this name; if there is none, the names of those that the page has. */
function findNamed(
  root: PageNode,
  name: string | RegExp,
  is: (node: PageNode) => boolean,
): PageNode[] | string {
  const all = [...walk(root)].filter((node) => is(node) && isSeen(node));
  const fits = (node: PageNode) =>
    typeof name === 'string' ? findName(node) === squeeze(name) : name.test(findName(node));
  const named = all.filter(fits);
  return named.length > 0 ? named : `there are ${list(all.map(findName))}`;
}

type LinkSight = Extract<Sight, { link: unknown }>;

function checkLink(root: PageNode, { link, to, newTab, saveAs }: LinkSight): string | undefined {
  const found = findNamed(root, link, ({ tag, attributes }) => tag === 'a' && 'href' in attributes);
  if (typeof found === 'string') return found;
  const hrefs = found.map(({ attributes }) => attributes.href ?? '');
  const fits = (href: string) => (to instanceof RegExp ? to.test(href) : href === to);
  if (to !== undefined && !hrefs.some(fits)) return `it leads to ${list(new Set(hrefs))}`;
  if (saveAs && !found.some(({ attributes }) => attributes.download === saveAs))
    return `it is saved as ${list(found.map(({ attributes }) => attributes.download))}`;
  const opensTab = found.some(({ attributes }) => attributes.target === '_blank');
  return newTab && !opensTab ? 'it opens in the same tab' : undefined;
}

/** The rows of cells of all tables of a page, without blanks. */
const cellRows = (root: PageNode) =>
  findTags(root, 'tr').map((row) =>
    findTags(row, 'th', 'td').map((cell) => squeeze(fullText(cell))),
  );

function checkCells(root: PageNode, cells: readonly string[]): string | undefined {
  const rows = cellRows(root).filter(([first = '']) => first.endsWith(squeeze(cells[0] ?? '')));
  const fits = (row: string[]) =>
    row.length === cells.length &&
    cells.every((cell, index) => row[index]?.endsWith(squeeze(cell)));
  return rows.some(fits) ? undefined : `the rows are ${list(rows)}`;
}

/** The groups of choices of a page: the labels of radio buttons, of buttons, or of links. */
function listChoices(root: PageNode): string[][] {
  const groups = [...walk(root)].filter(
    ({ tag, attributes: { role = '' } }) =>
      ['fieldset', 'nav', 'ul', 'dl'].includes(tag) || /^(radiogroup|group|tablist)$/.test(role),
  );
  return groups.map((group) => {
    // The one without a value is seen in text browsers only.
    const radios = [...walk(group)].filter(
      ({ attributes: { type, value } }) => type === 'radio' && value !== '',
    );
    if (radios.length > 0) return radios.map((radio) => findLabel(root, radio));
    return [...walk(group)]
      .filter((node) => (isButton(node) || node.tag === 'a') && isSeen(node))
      .map(findName);
  });
}

function checkEach(root: PageNode, sight: Extract<Sight, { each: unknown }>): string | undefined {
  const found = findPlaces(root, sight.each);
  if (sight.count !== undefined && found.length !== sight.count) return `there are ${found.length}`;
  if (found.length === 0) return 'there is none';
  for (const [index, node] of found.entries()) {
    const problem = checkAll(node, sight.has);
    if (problem) return `number ${index + 1}: ${problem}`;
  }
  return undefined;
}

const checkAll = (root: PageNode, sights: readonly Sight[]): string | undefined => {
  for (const sight of sights) {
    const problem = findProblem(root, sight);
    if (problem) return `${describeSight(sight)}: ${problem}`;
  }
  return undefined;
};

/** Returns a row as a failure shows it. */
export const describeSight = (sight: object): string =>
  JSON.stringify(sight, (_key, value) => (value instanceof RegExp ? String(value) : value));

/** Keys that say more about a row whose kind another key names. */
type OtherKey =
  | 'inFields'
  | 'disabled'
  | 'to'
  | 'newTab'
  | 'saveAs'
  | 'has'
  | 'count'
  | 'width'
  | 'height'
  | 'maxHeight'
  | 'as'
  | keyof Field;
type KeyOf<T> = T extends unknown ? keyof T : never;
type SightOf<Key extends string> = Extract<Sight, Record<Key, unknown>>;
type Check<Key extends string> = (root: PageNode, sight: SightOf<Key>) => string | undefined;

/** How each kind of row is checked, by the key that names it. */
const checks: { [Key in Exclude<KeyOf<Sight>, OtherKey>]: Check<Key> } = {
  text: (root, { text }) =>
    seenTexts(root).has(squeeze(text)) ? undefined : `not among the texts ${excerpt(root)}`,
  part: (root, { part, inFields }) =>
    squeeze(inFields ? fullText(root) : seenText(root)).includes(squeeze(part))
      ? undefined
      : `not in ${excerpt(root)}`,
  like: (root, { like }) =>
    tryMatch(root, like) ? undefined : `nothing like it in ${excerpt(root)}`,
  absent: (root, { absent }) =>
    squeeze(seenText(root)).includes(squeeze(absent)) ? 'it is seen' : undefined,
  heading: (root, { heading }) => asProblem(findNamed(root, heading, isHeading)),
  said: (root, { said }) =>
    squeeze(fullText(root)).includes(squeeze(said)) ? undefined : 'it is not said',
  title: (root, { title }) => {
    const titles = findTags(root, 'title').map(fullText);
    return titles.some((one) => one.includes(title)) ? undefined : `it is ${list(titles)}`;
  },
  button: checkButton,
  control: (root, { control }) =>
    asProblem(findNamed(root, control, (node) => isButton(node) || node.tag === 'a')),
  noButton: (root, { noButton }) =>
    typeof findNamed(root, noButton, isButton) === 'string' ? undefined : 'it is there',
  link: checkLink,
  field: checkField,
  noField: (root, { noField }) =>
    checkField(root, { field: noField }) ? undefined : 'it is there',
  choices: (root, { choices }) => {
    const groups = listChoices(root).map(list);
    const isThere = groups.includes(list(choices.map(squeeze)));
    return isThere ? undefined : `the choices are ${groups.join(' or ')}`;
  },
  columns: checkColumns,
  cells: (root, { cells }) => checkCells(root, cells),
  logo: (root, { logo }) => {
    const names = findTags(root, 'svg', 'img').filter(isSeen).map(findName);
    return names.some((name) => logo.test(name)) ? undefined : `there are ${list(names)}`;
  },
  pictures: (root, { pictures }) => {
    const { length } = findTags(root, 'img');
    return length >= pictures ? undefined : `there are ${length}`;
  },
  at: (root, sight) => asProblem(tryPlaces(root, sight)),
  each: checkEach,
  box: checkBox,
  paints: (root, { paints, as }) => {
    const found = findPlaces(root, paints).map(({ background = '' }) => nameColor(background));
    return as.every((color, index) => found[index] === color)
      ? undefined
      : `they are ${list(found)}`;
  },
  no: (root, { no }) => (findPlaces(root, no).length === 0 ? undefined : 'it is there'),
};

/** Returns what differs between a page and what a row promises, or undefined if nothing does. */
export function findProblem(root: PageNode, sight: Sight): string | undefined {
  for (const [key, check] of Object.entries(checks)) {
    if (key in sight) return (check as Check<string>)(root, sight as never);
  }
  throw new Error(`no check for ${describeSight(sight)}`);
}

function checkButton(root: PageNode, { button, disabled }: SightOf<'button'>): string | undefined {
  const found = findNamed(root, button, isButton);
  if (typeof found === 'string') return found;
  const fits = disabled === undefined || found.some((node) => isDisabled(node) === disabled);
  return fits ? undefined : `disabled: ${!disabled}`;
}

function checkColumns(root: PageNode, { columns }: SightOf<'columns'>): string | undefined {
  const wanted = columns.map(squeeze);
  const titles = findTags(root, 'table').map((table) =>
    findTags(table, 'th')
      .map((head) => squeeze(seenText(head)))
      .filter(Boolean),
  );
  // There may be more columns between them.
  const fits = (row: string[]) =>
    list(row.filter((title) => wanted.includes(title))) === list(wanted);
  return titles.some(fits) ? undefined : `they are ${titles.map(list).join(' or ')}`;
}

/** Some place of the kind has all that the row lists. */
function tryPlaces(root: PageNode, { at, has }: Extract<Sight, { at: unknown }>): string | true {
  const problems = findPlaces(root, at).map((node) => checkAll(node, has));
  if (problems.includes(undefined)) return true;
  return problems.join(', or ') || 'there is none';
}

function checkBox(root: PageNode, sight: Extract<Sight, { box: unknown }>): string | undefined {
  const [node] = findPlaces(root, sight.box);
  if (!node?.box) return 'there is none';
  const [width, height, maxHeight] = node.box;
  if (sight.width !== undefined && Math.abs(width - sight.width) > 2)
    return `it is ${width} px wide`;
  if (sight.height !== undefined && Math.abs(height - sight.height) > 2)
    return `it is ${height} px high`;
  return sight.maxHeight !== undefined && maxHeight !== `${sight.maxHeight}px`
    ? `it is at most ${maxHeight} high`
    : undefined;
}

/** Names a color that a browser computed: silver is a light grey, gold a light yellow, bronze a brown. */
function nameColor(color: string): string {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
  const isGrey = Math.max(red, green, blue) - Math.min(red, green, blue) < 30;
  if (isGrey) return red > 150 ? 'silver' : color;
  if (red < green || green < blue) return color;
  return (green - blue) / (red - blue) > 0.6 ? 'gold' : 'bronze';
}

const asProblem = (found: unknown) => (typeof found === 'string' ? found : undefined);

const tryMatch = (root: PageNode, pattern: RegExp) =>
  [...walk(root)].some((node) => pattern.test(seenText(node).replace(/\s+/g, ' ').trim()));

const excerpt = (root: PageNode) =>
  `'${seenText(root).replace(/\s+/g, ' ').trim().slice(0, 1500)}'`;
