import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** An email as a mail server received it. */
export interface ReceivedEmail {
  /** The envelope's recipients. */
  recipients: string[];
  /** Returns a header's value, unfolded and decoded, or undefined. */
  header: (name: string) => string | undefined;
  /** The names of all headers, in lower case. */
  headerNames: string[];
  /** The parts' text, decoded: as plain text, and as HTML. */
  text: string;
  html: string;
  /** As it came. */
  raw: string;
}

export interface MailServer {
  url: string;
  letters: ReceivedEmail[];
  stop: () => Promise<void>;
}

const decodeQuoted = (text: string) =>
  Buffer.from(
    text
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  ).toString('utf8');

const decodeWords = (value: string) =>
  value.replace(/=\?utf-8\?(q|b)\?(.*?)\?=\s*/gi, (_, kind, word) =>
    kind.toLowerCase() === 'b'
      ? Buffer.from(word, 'base64').toString('utf8')
      : decodeQuoted(word.replaceAll('_', ' ')),
  );

const splitHead = (raw: string) => {
  const end = raw.indexOf('\r\n\r\n');
  const head = raw.slice(0, end).replace(/\r\n[ \t]+/g, ' ');
  const headers = head.split('\r\n').map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return { headers, body: raw.slice(end + 4) };
};

function decodePart(raw: string): { type: string; text: string } {
  const { headers, body } = splitHead(raw);
  const readHeader = (name: string) => headers.find(([header]) => header === name)?.[1] ?? '';
  const encoding = readHeader('content-transfer-encoding');
  const decoded =
    encoding === 'base64'
      ? Buffer.from(body, 'base64').toString('utf8')
      : encoding === 'quoted-printable'
        ? decodeQuoted(body)
        : body;
  return { type: readHeader('content-type'), text: decoded.replaceAll('\r\n', '\n') };
}

/** Parses an email as it was sent or as it is in a file. */
export function parseEmail(raw: string, recipients: string[] = []): ReceivedEmail {
  const { headers, body } = splitHead(raw);
  const header = (name: string) => {
    const found = headers.find(([other]) => other === name.toLowerCase());
    return found && decodeWords(found[1]);
  };
  const boundary = /boundary="([^"]+)"/.exec(header('content-type') ?? '')?.[1] ?? '';
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => decodePart(part.trimStart()));
  const findText = (type: string) => parts.find((part) => part.type.startsWith(type))?.text ?? '';
  return {
    recipients,
    header,
    headerNames: headers.map(([name]) => name),
    text: findText('text/plain'),
    html: findText('text/html'),
    raw,
  };
}

/** Starts a real mail server on loopback, which accepts every email unless `options` say otherwise. */
export async function startMailServer(
  options: SMTPServerOptions = {},
  port = 0,
): Promise<MailServer> {
  const letters: ReceivedEmail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk) => chunks.push(chunk));
      stream.on('end', () => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        letters.push(parseEmail(Buffer.concat(chunks).toString('utf8'), recipients));
        done();
      });
    },
    ...options,
  });
  // A killed client breaks its connection.
  server.on('error', () => {});
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const { port: actualPort } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${actualPort}`,
    letters,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
