import {
  fullText,
  isSeen,
  labelOf,
  nameOf,
  type PageNode,
  seenText,
  seenTexts,
  squeeze,
  walk,
} from './page-tree.ts';
import { findPlaces } from './places.ts';
import type { Sight } from './row.ts';

const list = (values: Iterable<unknown>) => JSON.stringify([...values]);
const tagsOf = (root: PageNode, ...tags: string[]) =>
  [...walk(root)].filter(({ tag }) => tags.includes(tag));
const isButton = ({ tag, attributes: { role, type } }: PageNode) =>
  tag === 'button' ||
  tag === 'summary' ||
  role === 'button' ||
  (tag === 'input' && type === 'submit');
const isDisabled = ({ attributes }: PageNode) =>
  attributes.disabled !== undefined || attributes['aria-disabled'] === 'true';
const isHeading = ({ tag, attributes: { role } }: PageNode) =>
  /^h[1-6]$/.test(tag) || role === 'heading';

/** Returns the named node, or why there is none: what there is in its place. */
function findNamed(
  root: PageNode,
  name: string | RegExp,
  is: (node: PageNode) => boolean,
): PageNode[] | string {
  const all = [...walk(root)].filter((node) => is(node) && isSeen(node));
  const fits = (node: PageNode) =>
    typeof name === 'string' ? nameOf(node) === squeeze(name) : name.test(nameOf(node));
  const named = all.filter(fits);
  return named.length > 0 ? named : `there are ${list(all.map(nameOf))}`;
}

const isField = ({ tag, attributes: { type = 'text' } }: PageNode) =>
  ['select', 'textarea'].includes(tag) || (tag === 'input' && !['hidden', 'submit'].includes(type));

/** Returns the text of each choice of a select that has a value. */
const optionsOf = (select: PageNode, isWithBlank = false): string[] =>
  tagsOf(select, 'option')
    .filter(({ attributes }) => isWithBlank || attributes.value !== '')
    .map((option) => fullText(option).trim());

type FieldSight = Extract<Sight, { field: string }>;

function checkField(root: PageNode, sight: FieldSight): string | undefined {
  const fields = [...walk(root)].filter(isField);
  const labels = fields.map((field) => labelOf(root, field));
  const wanted = squeeze(sight.field);
  const names = [wanted, `${wanted}(optional)`, `${wanted}*`];
  const found = fields.filter(
    (field, index) =>
      (names.includes(labels[index] ?? '') ||
        squeeze(field.attributes['aria-label'] ?? '') === wanted) &&
      (isSeen(field) || field.attributes.type === 'file' || field.tag === 'select'),
  );
  if (found.length === 0) return `there are the fields ${list(labels)}`;
  const problems = found.map((field) => checkFieldState(root, field, sight));
  return problems.includes(undefined) ? undefined : problems[0];
}

function checkFieldState(root: PageNode, field: PageNode, sight: FieldSight): string | undefined {
  const label = labelOf(root, field);
  const isOptional = label.endsWith('(optional)');
  const isRequired = field.attributes.required !== undefined || label.endsWith('*');
  const { required, disabled, checked, value, type, attributes, options, optionsBegin } = sight;
  if (required === true && (isOptional || !isRequired)) return 'it is not required';
  if (required === false && (isRequired || !isOptional)) return "it is not marked '(optional)'";
  if (disabled !== undefined && isDisabled(field) !== disabled) return `disabled: ${!disabled}`;
  if (checked !== undefined && (field.attributes.checked !== undefined) !== checked)
    return `checked: ${!checked}`;
  if (value !== undefined && (field.attributes.value ?? '') !== value)
    return `its value is ${field.attributes.value}`;
  const actualType = field.tag === 'input' ? (field.attributes.type ?? 'text') : field.tag;
  if (type !== undefined && actualType !== type) return `its type is ${actualType}`;
  for (const [name, wanted] of Object.entries(attributes ?? {})) {
    if (field.attributes[name] !== wanted) return `its ${name} is ${field.attributes[name]}`;
  }
  const all = optionsOf(field, true);
  if (sight.allOptions && list(all) !== list(sight.allOptions))
    return `its options are ${list(all)}`;
  const actual = optionsOf(field);
  const begin = optionsBegin?.map((wanted, index) =>
    actual[index]?.startsWith(wanted) ? actual[index] : wanted,
  );
  const wantedOptions = options ?? begin;
  if (wantedOptions && list(actual) !== list(wantedOptions))
    return `its options are ${list(actual)}`;
  return undefined;
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
  tagsOf(root, 'tr').map((row) => tagsOf(row, 'th', 'td').map((cell) => squeeze(fullText(cell))));

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
    const radios = [...walk(group)].filter(({ attributes }) => attributes.type === 'radio');
    if (radios.length > 0) return radios.map((radio) => labelOf(root, radio));
    return [...walk(group)]
      .filter((node) => (isButton(node) || node.tag === 'a') && isSeen(node))
      .map(nameOf);
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

/** Returns what differs between a page and what a row promises, or undefined if nothing does. */
export function findProblem(root: PageNode, sight: Sight): string | undefined {
  if ('text' in sight)
    return seenTexts(root).has(squeeze(sight.text))
      ? undefined
      : `not among the texts ${excerpt(root)}`;
  if ('part' in sight)
    return squeeze(sight.inFields ? fullText(root) : seenText(root)).includes(squeeze(sight.part))
      ? undefined
      : `not in ${excerpt(root)}`;
  if ('like' in sight)
    return tryMatch(root, sight.like) ? undefined : `nothing like it in ${excerpt(root)}`;
  if ('absent' in sight)
    return squeeze(seenText(root)).includes(squeeze(sight.absent)) ? 'it is seen' : undefined;
  if ('heading' in sight) return asProblem(findNamed(root, sight.heading, isHeading));
  if ('said' in sight)
    return squeeze(fullText(root)).includes(squeeze(sight.said)) ? undefined : 'it is not said';
  if ('title' in sight) {
    const titles = tagsOf(root, 'title').map((node) => fullText(node));
    return titles.some((title) => title.includes(sight.title))
      ? undefined
      : `it is ${list(titles)}`;
  }
  if ('button' in sight) {
    const found = findNamed(root, sight.button, isButton);
    if (typeof found === 'string') return found;
    const { disabled } = sight;
    if (disabled === undefined || found.some((node) => isDisabled(node) === disabled))
      return undefined;
    return `disabled: ${!disabled}`;
  }
  if ('control' in sight)
    return asProblem(findNamed(root, sight.control, (node) => isButton(node) || node.tag === 'a'));
  if ('noButton' in sight)
    return typeof findNamed(root, sight.noButton, isButton) === 'string'
      ? undefined
      : 'it is there';
  if ('link' in sight) return checkLink(root, sight);
  if ('field' in sight) return checkField(root, sight);
  if ('noField' in sight)
    return checkField(root, { field: sight.noField }) ? undefined : 'it is there';
  if ('choices' in sight) {
    const wanted = list(sight.choices.map(squeeze));
    const groups = listChoices(root).map(list);
    return groups.includes(wanted) ? undefined : `the choices are ${groups.join(' or ')}`;
  }
  if ('columns' in sight) {
    const rows = tagsOf(root, 'table').map((table) => tagsOf(table, 'th'));
    const titles = rows.map((heads) =>
      heads.map((head) => squeeze(seenText(head))).filter(Boolean),
    );
    // There may be more columns between them.
    const fits = (row: string[]) =>
      list(row.filter((title) => sight.columns.map(squeeze).includes(title))) ===
      list(sight.columns.map(squeeze));
    return titles.some(fits) ? undefined : `they are ${titles.map(list).join(' or ')}`;
  }
  if ('cells' in sight) return checkCells(root, sight.cells);
  if ('logo' in sight) {
    const names = tagsOf(root, 'svg', 'img').filter(isSeen).map(nameOf);
    return names.some((name) => sight.logo.test(name)) ? undefined : `there are ${list(names)}`;
  }
  if ('pictures' in sight) {
    const { length } = tagsOf(root, 'img');
    return length >= sight.pictures ? undefined : `there are ${length}`;
  }
  if ('at' in sight) return asProblem(tryPlaces(root, sight));
  if ('each' in sight) return checkEach(root, sight);
  if ('box' in sight) return checkBox(root, sight);
  if ('paints' in sight) {
    const found = findPlaces(root, sight.paints).map(({ background = '' }) =>
      nameColor(background),
    );
    return sight.as.every((color, index) => found[index] === color)
      ? undefined
      : `they are ${list(found)}`;
  }
  return findPlaces(root, sight.no).length === 0 ? undefined : 'it is there';
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
