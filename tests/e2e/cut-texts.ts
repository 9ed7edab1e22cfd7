import type { Page } from '@playwright/test';

/** The spacing of WCAG 2.2, success criterion 1.4.12. */
export const wideSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`;

/** Lists texts that are cut at an edge of an element or of the window. */
export const listCutTexts = (page: Page) =>
  page.evaluate(() => {
    const ignored = '[inert], [aria-hidden="true"], .sr-only, option';
    const clips = (value: string) => value === 'hidden' || value === 'clip';
    const scrolls = (value: string) => value === 'auto' || value === 'scroll';

    function isRead(element: Element | null): element is Element {
      const isVisible = element?.checkVisibility({
        visibilityProperty: true,
        opacityProperty: true,
      });
      return Boolean(isVisible && element && !isUnseen(element) && !element.closest(ignored));
    }

    /** Whether an element is shown to screen readers only, at this width or at all. */
    const isUnseen = (element: Element | null): boolean =>
      element !== null &&
      (element.getBoundingClientRect().width <= 1 || isUnseen(element.parentElement));

    /** Whether a box cuts a text, or scrolls it sideways so that no box around it can. */
    function findEdge(box: Element, text: DOMRect): 'cut' | 'scrolls' | undefined {
      const { overflowX, overflowY } = getComputedStyle(box);
      const { left, right, top, bottom } = box.getBoundingClientRect();
      if (scrolls(overflowX)) return 'scrolls';
      if (clips(overflowX) && (text.left < left - 1 || text.right > right + 1)) return 'cut';
      if (clips(overflowY) && (text.top < top - 1 || text.bottom > bottom + 1)) return 'cut';
      return undefined;
    }

    /** Whether a box shows the beginning of a text that is whole elsewhere. */
    const isBeginning = (box: Element) => getComputedStyle(box).webkitLineClamp !== 'none';

    function isCut(parent: Element, text: DOMRect): boolean {
      for (
        let box: Element | null = parent;
        box && box !== document.body;
        box = box.parentElement
      ) {
        const edge = isBeginning(box) ? undefined : findEdge(box, text);
        if (edge) return edge === 'cut';
      }
      return text.right > document.documentElement.clientWidth + 1;
    }

    const cut: string[] = [];
    const walker = document.createTreeWalker(document.querySelector('main') as Node, 4);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim();
      if (!text || !isRead(node.parentElement)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      if (isCut(node.parentElement, range.getBoundingClientRect())) cut.push(text.slice(0, 40));
    }
    return cut;
  });
