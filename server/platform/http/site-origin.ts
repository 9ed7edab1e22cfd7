import type { Env } from '#server/platform/env.ts';

/** Returns the site's origin for links in emails: PUBLIC_URL, else localhost. */
export function siteOrigin({ PUBLIC_URL, PORT }: Pick<Env, 'PUBLIC_URL' | 'PORT'>): string {
  return PUBLIC_URL ?? `http://localhost:${PORT}`;
}
