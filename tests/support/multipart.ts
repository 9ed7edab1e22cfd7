import { randomUUID } from 'node:crypto';

/** A file as a browser puts it into a form. The name is sent unchanged, even if it is invalid. */
export interface FilePart {
  name: string;
  content: Buffer;
}

/** The body of a multipart form and the headers it is sent with. */
export interface MultipartBody {
  payload: Buffer;
  headers: { 'content-type': string };
}

const escapeQuotes = (name: string) => name.replaceAll('"', '%22');

function buildPart(field: string, value: string | FilePart): Buffer[] {
  const disposition = `Content-Disposition: form-data; name="${field}"`;
  if (typeof value === 'string') return [Buffer.from(`${disposition}\r\n\r\n${value}\r\n`)];
  const head = `${disposition}; filename="${escapeQuotes(value.name)}"\r\nContent-Type: application/octet-stream\r\n\r\n`;
  return [Buffer.from(head), value.content, Buffer.from('\r\n')];
}

/** Builds a form as a browser sends it, with its fields in the given order. */
export function buildMultipart(fields: Record<string, string | FilePart>): MultipartBody {
  const boundary = `----form-${randomUUID()}`;
  const line = Buffer.from(`--${boundary}\r\n`);
  const parts = Object.entries(fields).flatMap(([field, value]) => [
    line,
    ...buildPart(field, value),
  ]);
  return {
    payload: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}
