import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { SiteContext } from '#server/delivery/pages/site-context.ts';

/** Renders the response to a request for a page of the public site. */
export type RenderSite = (request: Request, context: SiteContext) => Promise<Response>;

/**
 * Creates the site's renderer from its server build. The context key is taken from the build, which bundles
 * its own copy; a key created here would not match it.
 */
export function createRenderer(build: ServerBuild, mode: 'production' | 'development'): RenderSite {
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
