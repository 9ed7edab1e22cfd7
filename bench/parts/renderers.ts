import path from 'node:path';
import { pathToFileURL } from 'node:url';
import pino from 'pino';
import type { EntryContext, ServerBuild } from 'react-router';
import { loadBuiltFrontEnds } from '#server/delivery/front-ends/built.ts';
import { createRenderer } from '#server/delivery/front-ends/front-ends.ts';
import type { RenderRequest } from '#server/delivery/pages/loader-context.ts';
import { renderPage } from '#server/delivery/pages/render.ts';
import { createPageServices } from '#server/delivery/pages/site.ts';
import { readEnv } from '#server/platform/env.ts';
import { openFiles } from '#server/platform/files/files.ts';
import { EmailLimiter } from '#server/platform/mail/email-limiter.ts';
import type { Stage } from '../stage.ts';

const renderRequest: RenderRequest = {
  sender: { ipAddress: '192.0.2.1', userAgent: null },
  limitGuesses: (find) => find(),
  isShared: true,
};

type RenderTree = (...call: [...TreeCall, EntryContext, unknown]) => Promise<Response>;
type TreeCall = [Request, number, Headers];

/** A captured React tree that can be rendered again. */
interface CapturedTree {
  render: () => Promise<Response>;
}

async function readAll(stream: ReadableStream<Uint8Array>): Promise<Uint8Array[]> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return chunks;
}

const buildStream = (chunks: readonly Uint8Array[]) =>
  new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });

/** Loads the built site with a renderer that captures the last rendered tree. */
async function loadCapturingSite() {
  const file = path.resolve('build/site/server/index.js');
  const build = (await import(pathToFileURL(file).href)) as ServerBuild;
  const renderTree = build.entry.module.default as unknown as RenderTree;
  let captured: CapturedTree | undefined;
  const capture: RenderTree = async (request, status, headers, tree, context) => {
    const chunks = await readAll(tree.serverHandoffStream ?? buildStream([]));
    // Rendering consumes the stream and records that in the tree, so each rendering gets fresh ones.
    const render = () => {
      const fresh = { ...tree, renderMeta: {}, serverHandoffStream: buildStream(chunks) };
      return renderTree(request, status, new Headers(headers), fresh, context);
    };
    captured = { render };
    return await render();
  };
  const module = { ...build.entry.module, default: capture as never };
  const renderSite = createRenderer({ ...build, entry: { module } }, 'production');
  return { renderSite, capturedTree: () => captured };
}

/** Opens two renderers of a page: the product's, as for a page that is not cached, and bare React's. */
export async function openRenderers({ database, folder }: Stage, page: string) {
  const env = readEnv({ DATA_DIR: folder });
  const frontEnds = await loadBuiltFrontEnds();
  const services = createPageServices({
    env,
    adminPath: 'office',
    database,
    files: await openFiles(env),
    frontEnds,
    logger: pino({ level: 'warn' }),
    mail: { wake: () => {} },
    emailLimiter: new EmailLimiter(),
  });
  const makeRequest = () => new Request(`http://localhost${page}`);
  const capturing = await loadCapturingSite();
  const capturingEnds = { ...frontEnds, renderSite: capturing.renderSite };
  await renderPage({ ...services, frontEnds: capturingEnds }, makeRequest(), renderRequest);
  const tree = capturing.capturedTree();
  if (!tree) throw new Error(`${page} was not rendered`);
  return {
    product: () => renderPage(services, makeRequest(), renderRequest),
    bare: async () => await (await tree.render()).text(),
  };
}
