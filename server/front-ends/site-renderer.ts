import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { SiteContext } from '#server/pages/site-context.ts';

/** Answers a request for a page of the public site. */
export type RenderSite = (request: Request, context: SiteContext) => Promise<Response>;

/**
 * The site's renderer from its server build. The context's key comes out of the build, which has
 * its own copy of it; a key made here would be another one.
 */
export function rendererOf(build: ServerBuild, mode: 'production' | 'development'): RenderSite {
  const handle = createRequestHandler(build, mode);
  const { siteContext } = build.entry.module as unknown as {
    siteContext: Parameters<RouterContextProvider['set']>[0];
  };
  return (request, context) => {
    const provider = new RouterContextProvider();
    provider.set(siteContext, context);
    return handle(request, provider);
  };
}
