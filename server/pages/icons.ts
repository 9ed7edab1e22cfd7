import type { FastifyInstance } from 'fastify';
import { legacyIcon, manifestIcons, touchIcon } from '#catalogue/app-icons.ts';
import type { Env } from '#server/env.ts';
import { dataHeaders } from '#server/http/security-headers.ts';

/** The site's icons, in its root: browsers and phones ask for some of them unasked. */
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
