import { type AST, parseRegExpLiteral } from '@eslint-community/regexpp';

type Element = AST.Element;

const samples = ['a', 'A', '0', ' ', '_', '.', '/', '-', '<', '\n', '"'];

/** Finds a short text that an element matches; '' if none is found. */
function pickText(element: Element, flags: string): string {
  switch (element.type) {
    case 'Character':
      return String.fromCodePoint(element.value);
    case 'CharacterSet':
    case 'CharacterClass':
    case 'ExpressionCharacterClass':
      return samples.find((sample) => new RegExp(`^${element.raw}$`, flags).test(sample)) ?? '';
    case 'Group':
    case 'CapturingGroup':
      return element.alternatives[0]?.elements.map((each) => pickText(each, flags)).join('') ?? '';
    case 'Quantifier':
      return pickText(element.element, flags).repeat(element.min);
    default:
      return '';
  }
}

const canFail = (elements: readonly Element[], flags: string) =>
  elements.some((element) => element.type === 'Assertion' || pickText(element, flags) !== '');

/** Whether an unbounded repetition also matches `start`, the text before it. */
function matchesStart(element: AST.Quantifier, start: string, flags: string): boolean {
  if (element.max !== Number.POSITIVE_INFINITY || start === '') return false;
  return new RegExp(`^(?:${element.element.raw})*$`, flags).test(start);
}

interface Context {
  /** A text that matches what comes before these elements. */
  start: string;
  /** Whether these elements require something that a text may lack. */
  isFollowed: boolean;
}

/** Searches the alternatives of a group or of a repeated element. */
function searchGroup(element: Element, flags: string, context: Context): string | null {
  const inner = element.type === 'Quantifier' ? element.element : element;
  if (inner.type !== 'Group' && inner.type !== 'CapturingGroup') return null;
  return searchAlternatives(inner.alternatives, flags, context);
}

function searchElements(
  elements: readonly Element[],
  flags: string,
  { start, isFollowed }: Context,
): string | null {
  let before = start;
  for (const [index, element] of elements.entries()) {
    // An expression anchored at the start is tried only once.
    if (element.type === 'Assertion' && element.kind === 'start' && before === '') return null;
    const context = {
      start: before,
      isFollowed: isFollowed || canFail(elements.slice(index + 1), flags),
    };
    const isRepeated = element.type === 'Quantifier' && matchesStart(element, before, flags);
    if (isRepeated && context.isFollowed) return before;
    const found = searchGroup(element, flags, context);
    if (found) return found;
    before += pickText(element, flags);
  }
  return null;
}

function searchAlternatives(
  alternatives: readonly AST.Alternative[],
  flags: string,
  context: Context,
): string | null {
  for (const { elements } of alternatives) {
    const found = searchElements(elements, flags, context);
    if (found) return found;
  }
  return null;
}

/**
 * Finds a text whose repetition makes a search quadratic, because the expression starts at each occurrence
 * and reads to the end: `start` for /start[^>]*end/. Null if there is none.
 */
export function findRepeatedStart(pattern: string, flags: string): string | null {
  if (flags.includes('y')) return null;
  const { alternatives } = parseRegExpLiteral(`/${pattern}/${flags}`).pattern;
  // These flags change where a search starts and what it returns, not what an element matches.
  const ownFlags = flags.replace(/[gdm]/g, '');
  return searchAlternatives(alternatives, ownFlags, { start: '', isFollowed: false });
}
