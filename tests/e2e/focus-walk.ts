import type { Locator, Page } from '@playwright/test';

/**
 * Whether the middle of the focused element is in sight: not covered, and not outside the window. Scrolling may take a
 * moment.
 */
export const isFocusInSight = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
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
    for (let wait = 0; wait < 80 && !isInSight(); wait += 1) {
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    return isInSight();
  });

/** Whether the focused element is in a part of the page. */
const hasFocus = (part: Locator) =>
  part.evaluate((element) => element.contains(document.activeElement));

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
  async function walk(key: 'Tab' | 'Shift+Tab') {
    for (;;) {
      stops += 1;
      if (stops > 400) throw new Error(`${key} never left the form.`);
      if (!(await isFocusInSight(page))) {
        const stop = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120));
        hidden.push(`${key}: ${stop}`);
      }
      await page.keyboard.press(key);
      if (!(await hasFocus(part))) return;
    }
  }
  const control = 'input:not([type=hidden], :disabled), select, textarea, button:not(:disabled)';
  await part.locator(control).filter({ visible: true }).first().focus();
  await walk('Tab');
  await part.locator(control).filter({ visible: true }).last().focus();
  await walk('Shift+Tab');
  return { stops, hidden };
}
