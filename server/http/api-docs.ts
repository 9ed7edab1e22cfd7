import swagger from '@fastify/swagger';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { Api } from './api.ts';

/** Describes every route registered after it in OpenAPI, from the schemas that check them: /api/docs. */
export async function describeApi(api: Api): Promise<void> {
  await api.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'HAVAL distributor',
        description:
          'Answers are {success: true, data?, message?, pagination?} or {success: false, message, errors?}.',
        version: '1',
      },
    },
    transform: jsonSchemaTransform,
  });
  api.get('/docs', { config: { access: 'public' }, schema: { hide: true } }, async () =>
    api.swagger(),
  );
}
