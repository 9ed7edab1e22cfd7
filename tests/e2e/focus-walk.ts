import type { ElementHandle, Locator, Page } from '@playwright/test';

/** Where the focus is: whether inside a part of the page, and whether the focused element is in sight. */
interface FocusPlace {
  isInside: boolean;
  isInSight: boolean;
  /** The start of the element's HTML. */
  element: string | undefined;
}

/**
 * Looks at the focused element. It is in sight if its middle is not covered and not outside the window; scrolling may take
 * a moment. One call, because a walk looks at hundreds of elements.
 */
const findFocus = (page: Page, part?: ElementHandle): Promise<FocusPlace> =>
  page.evaluate(async (whole) => {
    function isInSight(): boolean {
      const focused = document.activeElement;
      if (!focused) return false;
      const { left, top, width, height } = focused.getBoundingClientRect();
      const seen = document.elementFromPoint(left + width / 2, top + height / 2);
      const label = seen?.closest('label');
      return Boolean(
        seen && (focused.contains(seen) || seen.contains(focused) || label?.contains(focused)),
      );
    }
    const isInside = whole ? (whole as Element).contains(document.activeElement) : true;
    for (let wait = 0; isInside && wait < 80 && !isInSight(); wait += 1) {
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    const element = document.activeElement?.outerHTML.slice(0, 120);
    return { isInside, isInSight: isInSight(), element };
  }, part);

/** Whether the middle of the focused element is in sight. */
export const isFocusInSight = async (page: Page): Promise<boolean> =>
  (await findFocus(page)).isInSight;

/**
 * Walks from the first control of a part of the page to its last one by Tab, and back. Returns the number of stops, and
 * those that were out of sight.
 */
export async function walkByTab(
  page: Page,
  part: Locator,
): Promise<{ stops: number; hidden: string[] }> {
  const hidden: string[] = [];
  let stops = 0;
  const whole = await part.elementHandle();
  if (!whole) throw new Error('The part of the page is gone.');
  async function walk(key: 'Tab' | 'Shift+Tab') {
    for (;;) {
      const { isInside, isInSight, element } = await findFocus(page, whole ?? undefined);
      if (!isInside) return;
      stops += 1;
      if (stops > 400) throw new Error(`${key} never left the form.`);
      if (!isInSight) hidden.push(`${key}: ${element}`);
      await page.keyboard.press(key);
    }
  }
  const control = 'input:not([type=hidden], :disabled), select, textarea, button:not(:disabled)';
  await part.locator(control).filter({ visible: true }).first().focus();
  await walk('Tab');
  await part.locator(control).filter({ visible: true }).last().focus();
  await walk('Shift+Tab');
  return { stops, hidden };
}
