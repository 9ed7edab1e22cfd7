import { pageViewInput, pageViewsPath } from '#contract/page-views.ts';
import type { Api } from '#server/http/api.ts';
import { isPublicPath } from '#server/pages/public-segments.ts';
import type { ViewCounter } from './view-counter.ts';

function hostOf(address: string | undefined): string {
  if (!address || !URL.canParse(address)) return '';
  return new URL(address).hostname.slice(0, 100);
}

/** The product's own page counter. Views of addresses that the site does not have are not counted. */
export function registerPageViews(api: Api, views: ViewCounter): void {
  api.post(
    pageViewsPath,
    { config: { access: 'public', limit: 'read' }, schema: { body: pageViewInput } },
    async ({ body }, reply) => {
      if (isPublicPath(body.path)) {
        views.add({ path: body.path, referrerHost: hostOf(body.referrer) });
      }
      reply.status(202);
      return { success: true };
    },
  );
}
