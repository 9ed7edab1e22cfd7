import type { FastifyInstance } from 'fastify';
import type { RenderSite } from './site-renderer.ts';

/** The site and the office as the server hosts them: built for production, or live from their sources. */
export interface FrontEnds {
  renderSite: RenderSite;
  /** The office's one page, without its base. */
  officePage: () => Promise<string>;
  /** Folders of the built files that browsers load; absent while Vite serves the sources. */
  files: { site: string; office: string } | null;
  /** What has to be added to the application before its routes. */
  attachTo: (app: FastifyInstance) => Promise<void>;
  close: () => Promise<void>;
}
