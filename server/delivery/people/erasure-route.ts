import {
  erasurePageQuery,
  erasureQuery,
  erasureTexts,
  peoplePaths,
} from '#contract/staff/people.ts';
import { z } from '#contract/zod.ts';
import { requireActor } from '#server/platform/audit/record-change.ts';
import { requireViewer } from '#server/platform/auth/viewer.ts';
import { AppError } from '#server/platform/errors.ts';
import { removeFiles } from '#server/platform/files/remove.ts';
import type { Api } from '#server/platform/http/api.ts';
import { dataAnswer } from '#server/platform/http/openapi/answers.ts';
import type { RouteDocs } from '#server/platform/http/openapi/route-docs.ts';
import { eraseSentEmails } from '#server/platform/mail/erase-emails.ts';
import type { ResourceServices } from '#server/records/resource.ts';
import { personAnswer } from './docs.ts';
import { erasePerson } from './erase-person.ts';
import { readErasurePage } from './erasure-set.ts';

const counts = z.record(z.string(), z.int());
const tag = 'People';
const docs = {
  list: {
    operationId: 'listErasure',
    summary: 'List what the erasure of one person takes',
    description:
      'Records of the kinds that the account may see, also from the trash; the counts are of all kinds. `phones` and `emails` are further numbers and addresses of the person, separated by commas. `links` are others in these records, of which nothing is taken.',
    tag,
    answer: z.extend(personAnswer, {
      erasure: z.object({
        set: z.string(),
        counts,
        inTrash: z.int(),
        names: z.array(z.string()),
      }),
    }),
  },
  erase: {
    operationId: 'erasePerson',
    summary: 'Erase everything that one person has sent, for good',
    description:
      'Also what is in the trash, and what names the person in emails and in the audit. Takes the records with the number, in any notation, or the address, and with those in `phones` and `emails`. With the `set` of the list that was shown, it takes nothing if the records have changed since.',
    tag,
    answer: dataAnswer(z.object({ purged: z.int(), counts })),
    errors: ['conflict', 'not-found'],
  },
} satisfies Record<string, RouteDocs>;

/** Registers how staff see what an erasure takes, and erase a person. */
export function registerErasure(
  api: Api,
  {
    database: { db },
    files: { storage },
    env,
  }: Pick<ResourceServices, 'database' | 'files' | 'env'>,
): void {
  api.get(
    peoplePaths.erasure,
    { config: { access: 'trash', docs: docs.list }, schema: { querystring: erasurePageQuery } },
    async ({ query, staff }) => await readErasurePage(db, query, requireViewer({ staff })),
  );

  api.delete(
    peoplePaths.person,
    { config: { access: 'trash', docs: docs.erase }, schema: { querystring: erasureQuery } },
    async (request) => {
      const erased = await erasePerson(db, request.query, requireActor(request));
      const { purged, counts, traces, fileKeys, pattern } = erased;
      await removeFiles({ db, storage }, fileKeys, request.log);
      const sent = pattern ? await eraseSentEmails(db, env.DATA_DIR, pattern) : 0;
      if (purged + traces + sent === 0) throw new AppError('not-found', erasureTexts.nothing);
      return { success: true, data: { purged, counts } };
    },
  );
}
