import type { FastifyInstance } from 'fastify';
import type { RenderSite } from './site-renderer.ts';

/** The site and the office as the server hosts them: built for production, or live from their sources. */
export interface FrontEnds {
  renderSite: RenderSite;
  /** The paths of the site's pages that search engines may list; a segment that varies is `:name`. */
  listedPaths: () => Promise<string[]>;
  /** The office's one page, without its base, for an address below it that begins with this segment. */
  officePage: (segment: string) => Promise<string>;
  /** Folders of the built files that browsers load; absent while Vite serves the sources. */
  files: { site: string; office: string } | null;
  /** The folder of the PDFs that were made with the last build. */
  documents: string;
  /** The folder of the site's icons, from the last build. */
  icons: string;
  /** The folder of what links to pages are shown with, from the last build. */
  sharing: string;
  /** What has to be added to the application before its routes. */
  attachTo: (app: FastifyInstance) => Promise<void>;
  close: () => Promise<void>;
}
