import { deflateSync } from 'node:zlib';

/** Builds a PDF of one blank page, with more entries in its catalog and more objects, numbered from 4. */
export function buildPdfWith(
  catalog: string,
  objects: readonly (string | Buffer)[] = [],
  trailer = '',
): Buffer {
  const all = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
    ...objects,
  ];
  const pieces = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  let bytes = pieces[0]?.length ?? 0;
  for (const [index, object] of all.entries()) {
    const piece = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      Buffer.from(object as string, 'latin1'),
      Buffer.from('\nendobj\n'),
    ]);
    offsets.push(bytes);
    bytes += piece.length;
    pieces.push(piece);
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  const table = `xref\n0 ${all.length + 1}\n0000000000 65535 f \n${rows.join('')}`;
  const end = `trailer\n<< /Size ${all.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${bytes}\n%%EOF\n`;
  return Buffer.concat([...pieces, Buffer.from(table + end)]);
}

/** Builds a stream of these bytes, with these entries in its dictionary. */
export function pdfStream(entries: string, content: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from(`<< ${entries} /Length ${content.length} >>\nstream\n`),
    content,
    Buffer.from('\nendstream'),
  ]);
}

/** Builds a compressed stream of these objects, numbered from `first`. */
export function objectStream(
  objects: readonly string[],
  { first = 20, type = '/Type /ObjStm', filter = '/Filter /FlateDecode' } = {},
): Buffer {
  let at = 0;
  const numbers = objects.map((object, index) => {
    const pair = `${first + index} ${at}`;
    at += object.length + 1;
    return pair;
  });
  const header = `${numbers.join(' ')} `;
  const content = deflateSync(Buffer.from(header + objects.join(' '), 'latin1'));
  const entries = `${type} /N ${objects.length} /First ${header.length} ${filter}`;
  return pdfStream(entries, content);
}
