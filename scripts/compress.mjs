// Puts the assets of both languages into one folder, since a file that both have has the same name, and compresses all
// assets at the highest levels at build time; the server sends these files unchanged.
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync, zstdCompressSync } from 'node:zlib';

const folders = ['build/site/client/assets', 'build/admin/assets'];
const isText = /\.(js|css|svg|json|txt|xml|webmanifest)$/;

cpSync('build/site-urdu/client/assets', 'build/site/client/assets', { recursive: true });
for (const folder of folders) {
  for (const name of readdirSync(folder).filter((name) => isText.test(name))) {
    const file = path.join(folder, name);
    const content = readFileSync(file);
    const forBrotli = {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    };
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params: forBrotli }));
    const forZstd = { [constants.ZSTD_c_compressionLevel]: 22 };
    writeFileSync(`${file}.zst`, zstdCompressSync(content, { params: forZstd }));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}
