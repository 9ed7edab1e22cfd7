import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { notFound } from '#server/platform/errors.ts';
import { chooseEncoding, type Encoding } from './accepted-encoding.ts';
import { assetHeaders } from './security-headers.ts';

/** The extensions of the compressed files that the build writes beside each file. */
const compressedExtensions: Readonly<Record<Exclude<Encoding, 'identity'>, string>> = {
  br: '.br',
  zstd: '.zst',
  gzip: '.gz',
};

/** The content types of built files. Other files are sent as application/octet-stream. */
const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

interface Asset {
  type: string;
  /** The available encodings, including 'identity'. */
  encodings: Encoding[];
}

function listAssets(folder: string): Map<string, Asset> {
  const names = new Set(readdirSync(folder));
  const isCompressed = (name: string) =>
    Object.values(compressedExtensions).some((extension) => name.endsWith(extension));
  const allExtensions = Object.entries(compressedExtensions) as [Encoding, string][];
  return new Map(
    [...names]
      .filter((name) => !isCompressed(name))
      .map((name) => {
        const available = allExtensions.filter(([, extension]) => names.has(name + extension));
        const type = contentTypes[path.extname(name)] ?? 'application/octet-stream';
        return [
          name,
          { type, encodings: [...available.map(([encoding]) => encoding), 'identity'] },
        ];
      }),
  );
}

/**
 * Serves the files of a build at `<prefix>/<name>`, in the best encoding that the browser accepts. They are
 * cached forever, because their names contain a hash of their content.
 */
export function registerAssets(
  scope: FastifyInstance,
  prefix: string,
  folder: string,
  publicUrl: string | undefined,
): void {
  const assets = listAssets(folder);
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
      return reply.sendFile(name + compressedExtensions[encoding], folder, { contentType: false });
    },
  );
}
