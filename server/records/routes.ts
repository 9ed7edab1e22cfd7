import { idParams } from '#contract/http.ts';
import type { Permission } from '#contract/staff.ts';
import type { z } from '#contract/zod.ts';
import { actorOf } from '#server/audit/actor.ts';
import type { Api } from '#server/http/api.ts';
import { versionOf } from '#server/http/version.ts';
import type { StoredRecord } from './records.ts';
import type { RecordVerbs } from './verbs.ts';

/** Where staff call, with which permission, and what they may send. */
interface Door<Input, Changes> {
  path: string;
  permission: Permission;
  input: z.ZodMiniType<Input>;
  update: z.ZodMiniType<Changes>;
}

/** How staff read, make, change and delete records of one kind, as JSON (document 3, section 7). */
export function registerRecordRoutes<Item extends StoredRecord, Input, Changes>(
  api: Api,
  door: Door<Input, Changes>,
  verbs: RecordVerbs<Item, Input, Changes>,
): void {
  const { path, permission, input, update } = door;
  const config = { access: permission };
  const one = { config, schema: { params: idParams } };
  api.get(`${path}/:id`, one, async ({ params }) => ({
    success: true,
    data: await verbs.find(params.id),
  }));
  api.delete(`${path}/:id`, one, async (request) => {
    await verbs.remove(request.params.id, actorOf(request));
    return { success: true };
  });
  api.post(path, { config, schema: { body: input } }, async (request, reply) => {
    const data = await verbs.create(request.body as Input, actorOf(request));
    reply.status(201);
    return { success: true, data };
  });
  api.put(
    `${path}/:id`,
    { config, schema: { params: idParams, body: update } },
    async (request) => {
      const change = { basedOn: versionOf(request), actor: actorOf(request) };
      const changes = request.body as Changes;
      return { success: true, data: await verbs.change(request.params.id, { changes, ...change }) };
    },
  );
}
