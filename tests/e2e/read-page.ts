import type { Page } from '@playwright/test';
import type { PageNode } from '#tests/documents/page-tree.ts';

/**
 * Reads what a browser shows, with what people see of it: words for screen readers only, transparent ones and those in
 * closed menus are not seen. The function runs in the page, so everything it needs is in it.
 */
function readNodes(kept: readonly string[]): string {
  const isOutOfSight = (element: Element, style: CSSStyleDeclaration) => {
    const { width, height } = element.getBoundingClientRect();
    const isClipped = style.clip !== 'auto' || /^inset\((50|100)%\)$/.test(style.clipPath);
    return isClipped || (style.overflow !== 'visible' && (width < 2 || height < 2));
  };
  const isTransparent = ({ color }: CSSStyleDeclaration) => /^rgba\(.*, 0\)$|\/ 0\)$/.test(color);
  const readState = (element: Element): Record<string, string> => {
    const state: Record<string, string> = {};
    for (const name of kept) {
      const value = element.getAttribute(name);
      if (value !== null) state[name] = value;
    }
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
      state.value = element.value;
      delete state.checked;
      if (element instanceof HTMLInputElement && element.checked) state.checked = '';
    }
    if (element instanceof HTMLSelectElement) state.value = element.selectedOptions[0]?.text ?? '';
    return state;
  };
  const isHiddenItself = (element: Element, style: CSSStyleDeclaration) => {
    // An element without a box of its own is as visible as its parent.
    if (style.display === 'contents') return false;
    const isShown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    return !isShown || isOutOfSight(element, style);
  };
  const read = (element: Element, isHidden: boolean): PageNode => {
    const style = getComputedStyle(element);
    const hidden = isHidden || isHiddenItself(element, style);
    const children: (PageNode | string)[] = [];
    for (const child of element.localName === 'svg' ? [] : element.childNodes) {
      if (child instanceof Text) children.push(child.data);
      else if (child instanceof Element && !child.matches('script, style, noscript')) {
        children.push(read(child, hidden));
      }
    }
    return {
      tag: element.localName,
      attributes: readState(element),
      seen: !hidden && !isTransparent(style),
      box: [element.clientWidth, element.clientHeight, style.maxHeight],
      background: style.backgroundColor,
      children,
    };
  };
  return JSON.stringify(read(document.documentElement, false));
}

/** The attributes that rows are about. */
const attributes = [
  ...['id', 'class', 'for', 'role', 'href', 'target', 'download', 'name', 'type', 'value'],
  ...[
    'placeholder',
    'maxlength',
    'accept',
    'min',
    'max',
    'step',
    'required',
    'disabled',
    'inputmode',
  ],
  ...['aria-label', 'aria-labelledby', 'aria-disabled', 'alt', 'title', 'open', 'popover'],
  'data-rank',
];

export const readPage = async (page: Page): Promise<PageNode> =>
  JSON.parse(await page.evaluate(readNodes, attributes));
