import { count } from 'drizzle-orm';
import { expect } from 'vitest';
import { jobApplication } from '#contract/leads/job-application.ts';
import { jobApplications } from '#server/resources/leads/types/job-application.ts';
import { acceptedInputs } from '#tests/factories.ts';
import { makePdf } from '#tests/files/documents.ts';
import { applicationForm } from '#tests/submissions.ts';
import { listStoredFiles } from './list-stored-files.ts';
import { buildMultipart, type FilePart } from './multipart.ts';
import type { TestApp } from './test-app.ts';

export const applyUrl = `/api${jobApplication.paths.submit}`;

export type ApplicationFields = Record<string, string | FilePart>;

/** A valid form, with the given inputs in place of the defaults. */
export const form = (input: object = {}): ApplicationFields =>
  applicationForm({ ...acceptedInputs[jobApplication.slug]?.(), ...input });

export const pdf = (inside: string): FilePart => ({ name: 'My CV.pdf', content: makePdf(inside) });

/** Sends applications as visitors do, and reads what they leave behind. */
export function applicationCalls(test: () => TestApp) {
  const send = (fields: ApplicationFields, headers: Record<string, string> = {}) => {
    const body = buildMultipart(fields);
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
  const readStored = async () => [await countRecords(), await listStoredFiles(test().files)];
  return {
    send,
    /** Sends a valid application; returns its id. */
    apply: async (fields: ApplicationFields = form()): Promise<string> => {
      const response = await send(fields);
      expect(response.statusCode).toBe(201);
      return response.json().data._id;
    },
    keptKeys: async () => (await listStoredFiles(test().files)).kept,
    /** Runs `work` and expects no new record and no new file. */
    expectNothingNew: async (work: () => Promise<void>): Promise<void> => {
      const before = await readStored();
      await work();
      expect(await readStored()).toEqual(before);
    },
  };
}
