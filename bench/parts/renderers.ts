import path from 'node:path';
import { pathToFileURL } from 'node:url';
import pino from 'pino';
import type { EntryContext, ServerBuild } from 'react-router';
import { readEnv } from '#server/env.ts';
import { openFiles } from '#server/files/files.ts';
import { loadBuiltFrontEnds } from '#server/front-ends/built.ts';
import { rendererOf } from '#server/front-ends/site-renderer.ts';
import { renderPage } from '#server/pages/render.ts';
import { studioOf } from '#server/pages/site.ts';
import type { Stage } from '../stage.ts';

const visit = { sender: { ipAddress: '192.0.2.1', userAgent: null }, isShared: true };

type RenderTree = (...call: [...TreeCall, EntryContext, unknown]) => Promise<Response>;
type TreeCall = [Request, number, Headers];

/** What React was given to render a page, kept so that it can be rendered again. */
interface CapturedTree {
  render: () => Promise<Response>;
}

async function readAll(stream: ReadableStream<Uint8Array>): Promise<Uint8Array[]> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return chunks;
}

const streamOf = (chunks: readonly Uint8Array[]) =>
  new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });

/** The built site, whose renderer also tells what it was given last. */
async function loadSpiedSite() {
  const file = path.resolve('build/site/server/index.js');
  const build = (await import(pathToFileURL(file).href)) as ServerBuild;
  const renderTree = build.entry.module.default as unknown as RenderTree;
  let captured: CapturedTree | undefined;
  const spy: RenderTree = async (request, status, headers, tree, context) => {
    const chunks = await readAll(tree.serverHandoffStream ?? streamOf([]));
    // What the stream has handed on is noted in the tree: each rendering starts afresh.
    const render = () => {
      const fresh = { ...tree, renderMeta: {}, serverHandoffStream: streamOf(chunks) };
      return renderTree(request, status, new Headers(headers), fresh, context);
    };
    captured = { render };
    return await render();
  };
  const module = { ...build.entry.module, default: spy as never };
  const renderSite = rendererOf({ ...build, entry: { module } }, 'production');
  return { renderSite, capturedTree: () => captured };
}

/** Two ways to make a page: whole, as for its first visitor, and bare, as React renders its tree. */
export async function openRenderers({ database, folder }: Stage, page: string) {
  const env = readEnv({ DATA_DIR: folder });
  const frontEnds = await loadBuiltFrontEnds();
  const studio = studioOf({
    env,
    adminPath: 'desk',
    database,
    files: await openFiles(env),
    frontEnds,
    logger: pino({ level: 'warn' }),
    mail: { wake: () => {} },
  });
  const request = () => new Request(`http://localhost${page}`);
  const spied = await loadSpiedSite();
  const spiedEnds = { ...frontEnds, renderSite: spied.renderSite };
  await renderPage({ ...studio, frontEnds: spiedEnds }, request(), visit);
  const tree = spied.capturedTree();
  if (!tree) throw new Error(`${page} was not rendered`);
  return {
    whole: () => renderPage(studio, request(), visit),
    bare: async () => await (await tree.render()).text(),
  };
}
