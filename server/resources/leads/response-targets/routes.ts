import {
  responseTargetsInput,
  responseTargetsPath,
  responseTargetTexts,
} from '#contract/leads/response-targets.ts';
import { z } from '#contract/zod.ts';
import { requireActor } from '#server/platform/audit/record-change.ts';
import { requireViewer } from '#server/platform/auth/viewer.ts';
import type { Db } from '#server/platform/db/client.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Api } from '#server/platform/http/api.ts';
import { dataAnswer } from '#server/platform/http/openapi/answers.ts';
import { changeTargets, listTargets } from './store.ts';

const tag = 'Reports';
const answer = dataAnswer(
  z.array(z.object({ kind: z.string(), minutes: z.int(), defaultMinutes: z.int() })),
);

const docs = {
  list: {
    operationId: 'listResponseTargets',
    summary: 'List how many minutes a first response may take, by request type',
    description: 'Minutes of opening hours.',
    tag,
    answer,
  },
  change: {
    operationId: 'changeResponseTargets',
    summary: 'Change how many minutes a first response may take',
    description: 'For accounts of head office only. Types that are left out keep their target.',
    tag,
    answer,
    errors: ['forbidden'] as const,
  },
};

/** Registers how staff keep the response targets. */
export function registerResponseTargets(api: Api, db: Db): void {
  const access = 'reports';
  api.get(responseTargetsPath, { config: { access, docs: docs.list } }, async () => ({
    success: true,
    data: await listTargets(db),
  }));
  api.put(
    responseTargetsPath,
    { config: { access, docs: docs.change }, schema: { body: responseTargetsInput } },
    async (request) => {
      if (requireViewer(request).dealerId !== null) {
        throw new AppError('forbidden', responseTargetTexts.headOfficeOnly);
      }
      return { success: true, data: await changeTargets(db, request.body, requireActor(request)) };
    },
  );
}
