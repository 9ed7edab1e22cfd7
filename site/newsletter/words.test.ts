import { expect, it } from 'vitest';
import { popupMessages } from '#contract/newsletter/newsletter.ts';
import * as words from '#words/site/newsletter';

// The form is on every page, and importing the contract's messages would load its schemas.
it('the forms say what the API says', () => {
  expect(words.popupMissing).toBe(popupMessages.missing);
  expect(words.serverError(500)).toBe(`${popupMessages.serverError}500`);
});
