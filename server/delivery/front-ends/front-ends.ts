import type { FastifyInstance } from 'fastify';
import type { MatchPage } from './match-page.ts';
import type { RenderSite } from './site-renderer.ts';

/** The site and the office as the server hosts them: built for production, or served from their sources by Vite. */
export interface FrontEnds {
  renderSite: RenderSite;
  /** The paths of all pages of the site, with parameters as `:name`. */
  listPagePaths: () => Promise<string[]>;
  /** The function that matches a path to a page. */
  getPageMatcher: () => Promise<MatchPage>;
  /** The paths of the pages that search engines may index. */
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
