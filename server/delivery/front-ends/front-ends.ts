import type { FastifyInstance } from 'fastify';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { type Language, splitLanguage } from '#contract/site/language.ts';
import type { SiteContext } from '#server/delivery/pages/site-context.ts';
import type { MatchPage } from './match-page.ts';

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

/** Renders each request by the build of its address's language. */
export const createLanguageRenderer =
  (getRenderer: (language: Language) => Promise<RenderSite>): RenderSite =>
  async (request, context) => {
    const { language } = splitLanguage(new URL(request.url).pathname);
    return (await getRenderer(language))(request, context);
  };

/** The site and the office as the server hosts them: built for production, or served from their sources by Vite. */
export interface FrontEnds {
  renderSite: RenderSite;
  /** The paths of all pages of the site in English, with parameters as `:name`. */
  listPagePaths: () => Promise<string[]>;
  /** The function that matches a path to a page, in every language. */
  getPageMatcher: () => Promise<MatchPage>;
  /** The paths of the pages in English that search engines may index. */
  listIndexablePaths: () => Promise<string[]>;
  /** The office's HTML page, without its `<base>`. `segment` is the first path segment below the office. */
  renderOfficePage: (segment: string) => Promise<string>;
  /** Folders of the built files that browsers load; null while Vite serves the sources. */
  files: { site: string; office: string } | null;
  /** The folder of the built PDFs. */
  documents: string;
  /** The folder of the site's built icons. */
  icons: string;
  /** The folder of the built pictures for link previews (`og:image`). */
  sharing: string;
  /** Adds middleware to the application, before its routes. */
  attachTo: (app: FastifyInstance) => Promise<void>;
  close: () => Promise<void>;
}
