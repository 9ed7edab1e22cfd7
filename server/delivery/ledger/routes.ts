import { ledgerPath } from '#contract/staff/ledger.ts';
import { z } from '#contract/zod.ts';
import type { Db } from '#server/platform/db/client.ts';
import type { Api } from '#server/platform/http/api.ts';
import { dataAnswer } from '#server/platform/http/openapi/answers.ts';
import type { RouteDocs } from '#server/platform/http/openapi/route-docs.ts';
import { readLedger } from '#server/resources/leads/ledger.ts';

const line = z.object({
  slug: z.string(),
  accepted: z.int(),
  stored: z.int(),
  inTrash: z.int(),
  purged: z.int(),
  isBalanced: z.boolean(),
});

const docs: RouteDocs = {
  operationId: 'readLedger',
  summary: 'Read where the accepted requests of each type are',
  description: 'Balanced: accepted = stored + inTrash + purged.',
  tag: 'Dashboard',
  answer: dataAnswer(z.array(line)),
};

/** Registers the ledger. */
export function registerLedger(api: Api, db: Db): void {
  api.get(ledgerPath, { config: { access: 'audit', docs } }, async () => ({
    success: true,
    data: await readLedger(db),
  }));
}
