import { randomUUID } from 'node:crypto';

/** A file as a browser puts it into a form. The name goes out as it stands, however bad. */
export interface FilePart {
  name: string;
  content: Buffer;
}

/** The body of a multipart form and the headers it is sent with. */
export interface MultipartBody {
  payload: Buffer;
  headers: { 'content-type': string };
}

const escaped = (name: string) => name.replaceAll('"', '%22');

function partOf(field: string, value: string | FilePart): Buffer[] {
  const disposition = `Content-Disposition: form-data; name="${field}"`;
  if (typeof value === 'string') return [Buffer.from(`${disposition}\r\n\r\n${value}\r\n`)];
  const head = `${disposition}; filename="${escaped(value.name)}"\r\nContent-Type: application/octet-stream\r\n\r\n`;
  return [Buffer.from(head), value.content, Buffer.from('\r\n')];
}

/** A form as a browser sends it, its fields in the given order. */
export function multipartOf(fields: Record<string, string | FilePart>): MultipartBody {
  const boundary = `----form-${randomUUID()}`;
  const line = Buffer.from(`--${boundary}\r\n`);
  const parts = Object.entries(fields).flatMap(([field, value]) => [line, ...partOf(field, value)]);
  return {
    payload: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}
