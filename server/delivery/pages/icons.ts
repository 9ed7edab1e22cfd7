import type { FastifyInstance } from 'fastify';
import { legacyIcon, manifestIcons, touchIcon } from '#catalogue/app-icons.ts';
import type { Env } from '#server/platform/env.ts';
import { dataHeaders } from '#server/platform/http/security-headers.ts';

/** Registers the site's icons at the root, where browsers and phones look for some of them by default. */
export function registerIcons(
  app: FastifyInstance,
  { PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>,
  folder: string,
): void {
  const headers = dataHeaders(PUBLIC_URL);
  for (const { file } of [legacyIcon, touchIcon, ...manifestIcons]) {
    app.get(`/${file}`, { config: { access: 'public' } }, (_request, reply) =>
      reply.headers(headers).sendFile(file, folder, { maxAge: '1d', immutable: false }),
    );
  }
}
