import { expect, it } from 'vitest';
import { trackTexts } from '#contract/leads/tracked-request.ts';
import * as words from '#words/site/track';

it('has the texts of the contract, whose schemas would be loaded with them', () => {
  expect(words.notFound).toBe(trackTexts.notFound);
});
