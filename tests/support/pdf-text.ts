import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';

/** A structure element of a tagged PDF that holds text: its role (P, H1, TD …) and the roles above it. */
export interface TaggedText {
  role: string;
  ancestors: string[];
  text: string;
}

interface StructureNode {
  role?: string;
  id?: string;
  children?: StructureNode[];
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>;

/** Reads the characters of each marked content, by its number. Gaps between glyphs are not taken for spaces. */
async function readMarkedContents(page: Page): Promise<Map<number, string>> {
  const { OPS } = await getResolvedPDFJS();
  const { fnArray, argsArray } = await page.getOperatorList();
  const contents = new Map<number, string>();
  let current: number | null = null;
  for (const [index, operator] of fnArray.entries()) {
    if (operator === OPS.beginMarkedContentProps) current = argsArray[index][1];
    if (operator === OPS.endMarkedContent) current = null;
    if (operator !== OPS.showText || current === null) continue;
    const glyphs: { unicode?: string }[] = argsArray[index][0];
    const text = glyphs.map(({ unicode = '' }) => unicode).join('');
    contents.set(current, (contents.get(current) ?? '') + text);
  }
  return contents;
}

function collectTexts(
  node: StructureNode,
  ancestors: string[],
  contents: ReadonlyMap<number, string>,
): TaggedText[] {
  const children = node.children ?? [];
  const text = children
    .map(({ id }) => contents.get(Number(id?.match(/_mc(\d+)$/)?.[1] ?? Number.NaN)) ?? '')
    .join('');
  const role = node.role ?? '';
  const own = text.trim() ? [{ role, ancestors, text: text.trim() }] : [];
  return [
    ...own,
    ...children.flatMap((child) => collectTexts(child, [...ancestors, role], contents)),
  ];
}

/** Reads the text of a tagged PDF as assistive technology does: by structure element, in reading order. */
export async function readTaggedText(pdf: Uint8Array): Promise<TaggedText[]> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const texts: TaggedText[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const tree = await page.getStructTree();
    const contents = await readMarkedContents(page);
    if (tree) texts.push(...collectTexts(tree, [], contents));
  }
  return texts;
}
