import { count } from 'drizzle-orm';
import { expect } from 'vitest';
import { jobApplication } from '#contract/leads/job-application.ts';
import { jobApplications } from '#server/leads/job-application.ts';
import { acceptedInputs } from '#tests/factories.ts';
import { makePdf } from '#tests/files/documents.ts';
import { applicationForm } from '#tests/submissions.ts';
import { filesLeft } from './files-left.ts';
import { type FilePart, multipartOf } from './multipart.ts';
import type { TestApp } from './test-app.ts';

export const applyUrl = `/api${jobApplication.paths.submit}`;

export type ApplicationFields = Record<string, string | FilePart>;

/** A form that is accepted, with the given inputs in place of its own. */
export const form = (input: object = {}): ApplicationFields =>
  applicationForm({ ...acceptedInputs[jobApplication.slug]?.(), ...input });

export const pdf = (inside: string): FilePart => ({ name: 'My CV.pdf', content: makePdf(inside) });

/** The call by which visitors apply, and a look at what is left of it. */
export function applicationCalls(test: () => TestApp) {
  const send = (fields: ApplicationFields, headers: Record<string, string> = {}) => {
    const body = multipartOf(fields);
    return test().call({
      method: 'POST',
      url: applyUrl,
      payload: body.payload,
      headers: { ...body.headers, ...headers },
    });
  };
  const countRecords = async () => {
    const [row] = await test().database.db.select({ records: count() }).from(jobApplications);
    return row?.records ?? 0;
  };
  const left = async () => [await countRecords(), await filesLeft(test().files)];
  return {
    send,
    /** Sends what is accepted; answers the id. */
    apply: async (fields: ApplicationFields = form()): Promise<string> => {
      const answer = await send(fields);
      expect(answer.statusCode).toBe(201);
      return answer.json().data._id;
    },
    keptKeys: async () => (await filesLeft(test().files)).kept,
    /** What a refusal may leave: nothing, neither record nor file. */
    expectNothingNew: async (work: () => Promise<void>): Promise<void> => {
      const before = await left();
      await work();
      expect(await left()).toEqual(before);
    },
  };
}
