import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { notFound } from '#server/platform/errors.ts';
import { chooseEncoding } from '../accepted-encoding.ts';
import type { Api } from '../api.ts';
import { collectRoutes } from './collect-routes.ts';
import { buildDocument } from './document.ts';

const hidden = { config: { access: 'public', docs: 'hidden' } } as const;

/** Strict: the viewer needs neither inline scripts nor eval; its icons are data URLs. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>API of the HAVAL distributor</title>
    <link rel="icon" href="/favicon.ico">
    <link rel="stylesheet" href="/api/docs/swagger-ui.css">
    <link rel="stylesheet" href="/api/docs/page.css">
  </head>
  <body>
    <div id="viewer"></div>
    <noscript>This page needs JavaScript. The same document is at <a href="/api/openapi.json">/api/openapi.json</a>.</noscript>
    <script src="/api/docs/swagger-ui-bundle.js"></script>
    <script src="/api/docs/start.js"></script>
  </body>
</html>
`;

/** Narrow windows have no room for the column of links, which is always empty. */
const pageStyle = `.swagger-ui .response-col_links { display: none; }
.swagger-ui .responses-inner { overflow-x: auto; }
`;

const startScript = `SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#viewer',
  deepLinking: true,
  docExpansion: 'none',
  defaultModelsExpandDepth: 0,
  filter: true,
  validatorUrl: null,
  // Signing in sets the cookie; no script may.
  plugins: [() => ({ wrapComponents: { authorizeBtn: () => () => null } })],
});
`;

const script = 'text/javascript; charset=utf-8';
const style = 'text/css; charset=utf-8';

/** The page's own files. */
const ownFiles: Readonly<Record<string, { type: string; content: string }>> = {
  'start.js': { type: script, content: startScript },
  'page.css': { type: style, content: pageStyle },
};

/** The content types of the viewer's files that the page loads. */
const viewerFiles: Readonly<Record<string, string>> = {
  'swagger-ui.css': style,
  'swagger-ui-bundle.js': script,
};

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** Reads a file of the viewer's package, compressed: 1.9 MB become 0.5 MB. */
async function readViewerFile(name: string): Promise<Buffer> {
  const home = createRequire(import.meta.url).resolve('@fastify/swagger-ui/package.json');
  const content = await readFile(path.join(path.dirname(home), 'static', name));
  return compress(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}

/**
 * Serves the OpenAPI document of all routes that are registered after this call at /api/openapi.json, and a
 * viewer of it at /api/docs. Both are built on the first request.
 */
export function serveDocs(api: Api, publicUrl: string | undefined): void {
  const routes = collectRoutes(api as never);
  let document: ReturnType<typeof buildDocument> | undefined;

  api.get('/openapi.json', hidden, async (_request, reply) => {
    document ??= buildDocument(routes, publicUrl);
    reply.header('X-Robots-Tag', 'noindex');
    return document;
  });

  api.get('/docs', hidden, async (_request, reply) => {
    reply
      .type('text/html; charset=utf-8')
      .header('Content-Security-Policy', policy)
      .header('X-Robots-Tag', 'noindex');
    return page;
  });

  const compressed = new Map<string, Promise<Buffer>>();
  api.get<{ Params: { file: string } }>('/docs/:file', hidden, async (request, reply) => {
    const { file } = request.params;
    const own = ownFiles[file];
    if (own) return reply.type(own.type).send(own.content);
    const type = viewerFiles[file];
    if (!type) throw notFound('file');
    const content = compressed.get(file) ?? readViewerFile(file);
    compressed.set(file, content);
    reply
      .type(type)
      .header('Cache-Control', 'public, max-age=86400')
      .header('Vary', 'Accept-Encoding');
    const accepted = chooseEncoding(request.headers['accept-encoding'], ['br', 'identity']);
    if (accepted === 'br') return reply.header('Content-Encoding', 'br').send(await content);
    return reply.send(await decompress(await content));
  });
}
