import { SaxesParser } from 'saxes';
import type { PageNode } from './page-tree.ts';

interface OpenNode extends PageNode {
  children: (PageNode | string)[];
}

/** Whether its classes hide a part at every width. */
function isHiddenBy(classes = ''): boolean {
  const names = classes.split(' ');
  const shows = names.some((name) => /:(block|flex|grid|inline.*|not-sr-only)$/.test(name));
  return !shows && names.some((name) => name === 'sr-only' || name === 'hidden');
}

/**
 * Reads the HTML of a page that the server rendered, as a browser without script shows it. React's HTML is
 * well-formed; anything else fails here.
 */
export function readHtml(html: string): PageNode {
  const root: OpenNode = { tag: 'page', attributes: {}, seen: true, children: [] };
  const open: OpenNode[] = [root];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const named = Object.entries(attributes).map(([key, value]) => [key.toLowerCase(), value]);
    const node: OpenNode = {
      tag: name.toLowerCase(),
      attributes: Object.fromEntries(named),
      seen: true,
      children: [],
    };
    const parent = open.at(-1) ?? root;
    const { hidden, class: classes, open: isOpen } = node.attributes;
    const isClosed = node.tag === 'dialog' && isOpen === undefined;
    node.seen = parent.seen && hidden === undefined && !isClosed && !isHiddenBy(classes);
    parent.children.push(node);
    open.push(node);
  });
  parser.on('closetag', () => open.pop());
  parser.on('text', (text) => open.at(-1)?.children.push(text));
  parser.write(
    html
      .replace(/<!doctype html>/i, '')
      .replaceAll(/<!--.*?-->/gs, '')
      .replaceAll(/<(script|style)\b[^>]*>.*?<\/\1>/gs, ''),
  );
  parser.close();
  return root;
}
