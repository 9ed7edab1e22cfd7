import { describe, expect, it } from 'vitest';
import { readOutcome } from './api-response.ts';
import { buildServerErrorOutcome } from './post-multipart.ts';

const texts = { submitted: 'Sent', submitFailed: 'Could not be sent' };

/** The outcomes of an answer of the API without fields, and of a proxy's page, for the same status. */
const buildOutcomes = (status: number) => [
  readOutcome({ success: false, message: 'No' }, status, texts),
  buildServerErrorOutcome(status, '<h1>No</h1>', texts, (code, text) => `${code}: ${text}`),
];

describe('the advice after a failure', () => {
  it.each([400, 409, 422])('is not to send it again after a plain %i', (status) => {
    for (const outcome of buildOutcomes(status)) {
      expect(JSON.stringify(outcome)).not.toMatch(/send it again/i);
    }
  });

  it.each([500, 502, 503])('is to send it again after a %i', (status) => {
    for (const outcome of buildOutcomes(status)) {
      expect(outcome).toMatchObject({ detail: expect.stringContaining('Please send it again') });
    }
  });
});
