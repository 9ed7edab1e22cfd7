import { erasureQuery, peoplePaths } from '#contract/people.ts';
import { z } from '#contract/zod.ts';
import { requireActor } from '#server/platform/audit/actor.ts';
import { removeFiles } from '#server/platform/files/remove.ts';
import type { Api } from '#server/platform/http/api.ts';
import { dataAnswer } from '#server/platform/http/openapi/answers.ts';
import type { RouteDocs } from '#server/platform/http/openapi/route-docs.ts';
import { eraseSentEmails } from '#server/platform/mail/erase-emails.ts';
import type { ResourceServices } from '#server/records/resource.ts';
import { erasePerson } from './erase-person.ts';

const docs: RouteDocs = {
  operationId: 'erasePerson',
  summary: 'Erase everything that one person has sent, for good',
  description: 'Also what is in the trash, and what names the person in emails and in the audit.',
  tag: 'People',
  answer: dataAnswer(z.object({ purged: z.int() })),
};

/** Registers how staff erase a person. */
export function registerErasure(
  api: Api,
  {
    database: { db },
    files: { storage },
    env,
  }: Pick<ResourceServices, 'database' | 'files' | 'env'>,
): void {
  api.delete(
    peoplePaths.person,
    { config: { access: 'trash', docs }, schema: { querystring: erasureQuery } },
    async (request) => {
      const { purged, fileKeys, pattern } = await erasePerson(
        db,
        request.query,
        requireActor(request),
      );
      await removeFiles({ db, storage }, fileKeys, request.log);
      if (pattern) await eraseSentEmails(env.DATA_DIR, pattern);
      return { success: true, data: { purged } };
    },
  );
}
