import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { notFound } from '#server/errors.ts';
import { chooseEncoding, type Encoding } from './accepted-encoding.ts';
import { assetHeaders } from './security-headers.ts';

/** The endings of the forms that the build leaves beside a file. */
const endings: Readonly<Record<Exclude<Encoding, 'identity'>, string>> = {
  br: '.br',
  zstd: '.zst',
  gzip: '.gz',
};

/** What a build is made of. Anything else is sent as bytes. */
const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

interface Asset {
  type: string;
  /** The forms in which it lies there, itself included. */
  encodings: Encoding[];
}

function assetsIn(folder: string): Map<string, Asset> {
  const names = new Set(readdirSync(folder));
  const isForm = (name: string) => Object.values(endings).some((ending) => name.endsWith(ending));
  const forms = Object.entries(endings) as [Encoding, string][];
  return new Map(
    [...names]
      .filter((name) => !isForm(name))
      .map((name) => {
        const there = forms.filter(([, ending]) => names.has(name + ending));
        const type = contentTypes[path.extname(name)] ?? 'application/octet-stream';
        return [name, { type, encodings: [...there.map(([encoding]) => encoding), 'identity'] }];
      }),
  );
}

/**
 * The files of a build, whose names change with what is in them, at `<prefix>/<name>`: each in the smallest
 * form that the browser takes, to be kept for good.
 */
export function registerAssets(
  scope: FastifyInstance,
  prefix: string,
  folder: string,
  publicUrl: string | undefined,
): void {
  const assets = assetsIn(folder);
  const fixedHeaders = assetHeaders(publicUrl);
  scope.get<{ Params: { name: string } }>(
    `${prefix}/:name`,
    { config: { access: 'public' } },
    ({ params: { name }, headers }, reply) => {
      const asset = assets.get(name);
      if (!asset) throw notFound('file');
      const { type, encodings } = asset;
      reply.headers(fixedHeaders).header('Content-Type', type);
      if (encodings.length > 1) reply.header('Vary', 'Accept-Encoding');
      const encoding = chooseEncoding(headers['accept-encoding'], encodings);
      if (encoding === 'identity') return reply.sendFile(name, folder, { contentType: false });
      reply.header('Content-Encoding', encoding);
      return reply.sendFile(name + endings[encoding], folder, { contentType: false });
    },
  );
}
