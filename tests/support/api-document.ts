import Fastify, { type FastifyInstance } from 'fastify';
import pino from 'pino';
import { registerApi } from '#server/delivery/api.ts';
import type { AppServices } from '#server/delivery/app-services.ts';
import { RawResponseCache } from '#server/delivery/raw-response-cache.ts';
import { readEnv } from '#server/platform/env.ts';
import { requireDeclaredAccess } from '#server/platform/http/access.ts';
import type { JsonSchema } from '#server/platform/http/openapi/schema-writer.ts';
import { EmailLimiter } from '#server/platform/mail/email-limiter.ts';

/** A schema and an example, or a reference to a shared answer. */
export interface DocumentedAnswer {
  $ref?: string;
  description?: string;
  content?: Record<string, { schema: JsonSchema; example?: unknown }>;
}

export interface DocumentedOperation {
  operationId: string;
  summary: string;
  tags: string[];
  security: Record<string, string[]>[];
  parameters?: { name: string; in: string; required?: boolean; schema: JsonSchema }[];
  requestBody?: { content: Record<string, { schema: JsonSchema; example?: unknown }> };
  responses: Record<string, DocumentedAnswer>;
}

export interface ApiDocument {
  openapi: string;
  paths: Record<string, Record<string, DocumentedOperation>>;
  components: {
    schemas: Record<string, JsonSchema>;
    responses: Record<string, DocumentedAnswer>;
  };
}

/** The office's secret path, which the document must not contain. */
export const secretPath = 'admin-under-test';

/** Registers the API alone, without a database: enough to describe it, not to call it. */
export async function buildBareApi(
  prepare: (app: FastifyInstance) => void = () => {},
): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify();
  const absent = {} as never;
  const services: AppServices = {
    env: readEnv({ RATE_LIMIT: 'off' }),
    adminPath: secretPath,
    database: { db: absent, statistics: absent, pool: absent } as never,
    files: absent,
    logger: pino({ level: 'silent' }),
    mail: { wake: () => {} },
    emailLimiter: new EmailLimiter(false),
    changes: absent,
    rawResponses: new RawResponseCache(),
    frontEnds: { listPagePaths: async () => [] } as never,
  };
  requireDeclaredAccess(app);
  prepare(app);
  await app.register((scope) => registerApi(scope, services), { prefix: '/api' });
  await app.ready();
  return app;
}

/** Reads the API's OpenAPI document. */
export async function readApiDocument(): Promise<ApiDocument> {
  const app = await buildBareApi();
  const response = await app.inject({ method: 'GET', url: '/api/openapi.json' });
  if (response.statusCode !== 200) throw new Error(response.body);
  return response.json();
}
