import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** A captured response that the bare server replays. */
export interface CapturedPage {
  path: string;
  headers: Record<string, string | string[]>;
  /** In base64, still compressed. */
  body: string;
}

/** Headers that node:http sets itself. */
const connectionHeaders = ['date', 'connection', 'keep-alive', 'transfer-encoding'];

/** Requests a page in one encoding and returns it for the bare server to serve under `path`. */
export async function capturePage(
  url: string,
  encoding: string,
  path: string,
): Promise<CapturedPage> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': encoding } }, resolve).on('error', reject);
  });
  if (response.statusCode !== 200) throw new Error(`${url}: ${response.statusCode}`);
  const headers = Object.entries(response.headers).flatMap(([name, value]) =>
    value === undefined || connectionHeaders.includes(name) ? [] : [[name, value] as const],
  );
  return {
    path,
    headers: Object.fromEntries(headers),
    body: (await buffer(response)).toString('base64'),
  };
}
