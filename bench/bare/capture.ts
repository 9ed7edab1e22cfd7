import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** A page as it went over the line, for the bare server to give out again. */
export interface CapturedPage {
  path: string;
  headers: Record<string, string | string[]>;
  /** In base64, compressed as it was. */
  body: string;
}

/** Headers that node:http sets by itself. */
const ofTheLine = ['date', 'connection', 'keep-alive', 'transfer-encoding'];

/** Asks for a page in one encoding and keeps what came, to be given out under `path`. */
export async function capturePage(
  url: string,
  encoding: string,
  path: string,
): Promise<CapturedPage> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': encoding } }, resolve).on('error', reject);
  });
  if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.statusCode}`);
  const headers = Object.entries(answer.headers).flatMap(([name, value]) =>
    value === undefined || ofTheLine.includes(name) ? [] : [[name, value] as const],
  );
  return {
    path,
    headers: Object.fromEntries(headers),
    body: (await buffer(answer)).toString('base64'),
  };
}
