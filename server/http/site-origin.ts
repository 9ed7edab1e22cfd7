import type { Env } from '#server/env.ts';

/** The site's own origin for links in letters: the given one, else this machine's. */
export function siteOrigin({ PUBLIC_URL, PORT }: Pick<Env, 'PUBLIC_URL' | 'PORT'>): string {
  return PUBLIC_URL ?? `http://localhost:${PORT}`;
}
