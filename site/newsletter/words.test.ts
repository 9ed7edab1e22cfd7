import { expect, it } from 'vitest';
import { popupMessages, subscribeMessages } from '#contract/newsletter/newsletter.ts';
import * as words from '#words/site/newsletter';

// The form is on every page, and importing the contract's messages would load its schemas.
it('the forms say what the API says', () => {
  expect(words.subscribed).toBe(subscribeMessages.subscribed);
  expect(words.subscribeFailed).toBe(subscribeMessages.failed);
  expect(words.popupSubscribed).toBe(popupMessages.subscribed);
  expect(words.popupMissing).toBe(popupMessages.missing);
  expect(words.popupRefused).toBe(popupMessages.refused);
  expect(words.subscribeFailed).toBe(popupMessages.failed);
  expect(words.serverError(500)).toBe(`${popupMessages.serverError}500`);
});
