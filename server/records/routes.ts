import type { FastifyRequest } from 'fastify';
import { type ErrorCode, idParams } from '#contract/http/http.ts';
import type { Permission } from '#contract/staff/staff.ts';
import type { z } from '#contract/zod.ts';
import { requireActor } from '#server/platform/audit/record-change.ts';
import { requireViewer, type Viewer } from '#server/platform/auth/visible.ts';
import type { Api } from '#server/platform/http/api.ts';
import { dataAnswer, doneAnswer } from '#server/platform/http/openapi/answers.ts';
import { withArticle } from '#server/platform/http/openapi/route-docs.ts';
import { readVersion } from '#server/platform/http/validate.ts';
import type { RecordOperations } from './operations.ts';
import type { StoredRecord } from './records.ts';

/** The paths, access and schemas of a resource's routes. */
interface RecordEndpoint<Input, Changes> {
  path: string;
  permission: Permission;
  input: z.ZodMiniType<Input>;
  update: z.ZodMiniType<Changes>;
  docs: RecordDocs;
}

/** The API's description of these routes. */
export interface RecordDocs {
  tag: string;
  /** Singular, as in operationIds: 'DealerSearch'. */
  name: string;
  /** Singular, as in sentences: 'dealer search'. */
  noun: string;
  record: z.ZodMiniType;
  /** Errors of creating a record that its schema does not show. */
  creationErrors?: readonly ErrorCode[];
  /** Errors of deleting a record. */
  removalErrors?: readonly ErrorCode[];
}

function describeRoutes(docs: RecordDocs) {
  const { tag, name, noun, record, creationErrors = [], removalErrors = [] } = docs;
  const answer = dataAnswer(record);
  return {
    find: { operationId: `find${name}`, summary: `Read ${withArticle(noun)}`, tag, answer },
    remove: {
      operationId: `delete${name}`,
      summary: `Move ${withArticle(noun)} to the trash`,
      tag,
      answer: doneAnswer,
      errors: removalErrors,
    },
    create: {
      operationId: `create${name}`,
      summary: `Create ${withArticle(noun)}`,
      tag,
      answer,
      status: 201,
      errors: creationErrors,
    },
    change: {
      operationId: `change${name}`,
      summary: `Change ${withArticle(noun)}`,
      description: 'Fields that are absent keep their values.',
      tag,
      answer,
    },
  } as const;
}

/** Formats a message for staff: 'Dealer search created successfully'. */
const formatDone = ({ noun }: RecordDocs, verb: 'created' | 'updated' | 'deleted'): string =>
  `${noun.charAt(0).toUpperCase()}${noun.slice(1)} ${verb} successfully`;

/** Staff operations on records of one kind; if staff see only their dealer's records, the operations of a viewer. */
type ViewedOperations<Item extends StoredRecord, Input, Changes> =
  | RecordOperations<Item, Input, Changes>
  | ((viewer: Viewer) => RecordOperations<Item, Input, Changes>);

/** Registers the staff routes that read, create, change and delete records of one kind as JSON. */
export function registerRecordRoutes<Item extends StoredRecord, Input, Changes>(
  api: Api,
  endpoint: RecordEndpoint<Input, Changes>,
  operations: ViewedOperations<Item, Input, Changes>,
): void {
  const findOperations = (request: FastifyRequest) =>
    typeof operations === 'function' ? operations(requireViewer(request)) : operations;
  const { path, permission, input, update } = endpoint;
  const docs = describeRoutes(endpoint.docs);
  const access = permission;
  const schema = { params: idParams };
  api.get(`${path}/:id`, { config: { access, docs: docs.find }, schema }, async (request) => ({
    success: true,
    data: await findOperations(request).find(request.params.id),
  }));
  api.delete(`${path}/:id`, { config: { access, docs: docs.remove }, schema }, async (request) => {
    await findOperations(request).remove(request.params.id, requireActor(request));
    return { success: true, message: formatDone(endpoint.docs, 'deleted') };
  });
  api.post(
    path,
    { config: { access, docs: docs.create }, schema: { body: input } },
    async (request, reply) => {
      const data = await findOperations(request).create(
        request.body as Input,
        requireActor(request),
      );
      reply.status(201);
      return { success: true, message: formatDone(endpoint.docs, 'created'), data };
    },
  );
  api.put(
    `${path}/:id`,
    { config: { access, docs: docs.change }, schema: { params: idParams, body: update } },
    async (request) => {
      const change = { basedOn: readVersion(request), actor: requireActor(request) };
      const changes = request.body as Changes;
      return {
        success: true,
        message: formatDone(endpoint.docs, 'updated'),
        data: await findOperations(request).change(request.params.id, { changes, ...change }),
      };
    },
  );
}
