import { findLabel, fullText, isSeen, type PageNode, squeeze, walk } from './page-tree.ts';
import type { Sight } from './row.ts';

type FieldSight = Extract<Sight, { field: string }>;

const list = (values: Iterable<unknown>) => JSON.stringify([...values]);

const isField = ({ tag, attributes: { type = 'text' } }: PageNode) =>
  ['select', 'textarea'].includes(tag) || (tag === 'input' && !['hidden', 'submit'].includes(type));

/** A select over which pictures lie, and the field of a file behind its button, are used all the same. */
const isUsable = (field: PageNode) =>
  isSeen(field) || field.attributes.type === 'file' || field.tag === 'select';

/** Returns the choices of a select. */
const listOptions = (select: PageNode): { text: string; isBlank: boolean }[] =>
  [...walk(select)]
    .filter(({ tag }) => tag === 'option')
    .map((option) => ({
      text: fullText(option).trim(),
      isBlank: option.attributes.value === '',
    }));

export const isDisabled = ({ attributes }: PageNode): boolean =>
  attributes.disabled !== undefined || attributes['aria-disabled'] === 'true';

/** Returns what differs between the field of this label and what a row promises. */
export function checkField(root: PageNode, sight: FieldSight): string | undefined {
  const fields = [...walk(root)].filter(isField);
  const labels = fields.map((field) => findLabel(root, field));
  const wanted = squeeze(sight.field);
  const names = [wanted, `${wanted}(optional)`, `${wanted}*`];
  const found = fields.filter(
    (field, index) =>
      isUsable(field) &&
      (names.includes(labels[index] ?? '') ||
        squeeze(field.attributes['aria-label'] ?? '') === wanted),
  );
  if (found.length === 0) return `there are the fields ${list(labels)}`;
  const problems = found.map((field) => checkState(field, findLabel(root, field), sight));
  return problems.includes(undefined) ? undefined : problems[0];
}

/** Whether it must be filled in; false only if it says that it need not. */
function isRequired(field: PageNode, label: string): boolean | undefined {
  if (label.endsWith('(optional)'))
    return field.attributes.required === undefined ? false : undefined;
  return field.attributes.required !== undefined || label.endsWith('*') ? true : undefined;
}

function checkState(field: PageNode, label: string, sight: FieldSight): string | undefined {
  const { checked, value = '', type = 'text' } = field.attributes;
  const actual = {
    required: isRequired(field, label),
    disabled: isDisabled(field),
    checked: checked !== undefined,
    value,
    type: field.tag === 'input' ? type : field.tag,
  };
  for (const name of ['required', 'disabled', 'checked', 'value', 'type'] as const) {
    const wanted = sight[name];
    if (wanted !== undefined && wanted !== actual[name]) return `its ${name} is ${actual[name]}`;
  }
  for (const [name, wanted] of Object.entries(sight.attributes ?? {})) {
    if (field.attributes[name] !== wanted) return `its ${name} is ${field.attributes[name]}`;
  }
  return checkOptions(field, sight);
}

function checkOptions(
  field: PageNode,
  { options, allOptions, optionsBegin }: FieldSight,
): string | undefined {
  const all = listOptions(field);
  const actual = all.filter(({ isBlank }) => !isBlank).map(({ text }) => text);
  const begin = optionsBegin?.map((wanted, index) =>
    actual[index]?.startsWith(wanted) ? actual[index] : wanted,
  );
  const wanted = options ?? begin ?? actual;
  if (list(actual) !== list(wanted)) return `its options are ${list(actual)}`;
  const texts = all.map(({ text }) => text);
  return list(texts) === list(allOptions ?? texts) ? undefined : `its options are ${list(texts)}`;
}
