import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { Env } from '#server/platform/env.ts';
import type { QueuedEmail } from './email-queue.ts';
import { buildMessage } from './message.ts';

/** Sends emails. */
export interface Transport {
  /** The destination for the log: the mail server's host and port, or the folder. No credentials. */
  name: string;
  /** Resolves when the mail server or the folder has accepted the email; rejects otherwise. */
  send: (email: QueuedEmail) => Promise<void>;
  close: () => void;
}

/** How many emails one process sends at once. */
export const maxAtOnce = 4;

const second = 1000;

/** Sends over pooled SMTP connections, with timeouts for a server that hangs. */
function openSmtp(url: string, env: Env): Transport {
  const transporter = createTransport({
    url,
    pool: true,
    maxConnections: maxAtOnce,
    connectionTimeout: 10 * second,
    greetingTimeout: 10 * second,
    socketTimeout: 30 * second,
    dnsTimeout: 10 * second,
  });
  return {
    name: new URL(url).host,
    send: async (email) => {
      await transporter.sendMail(buildMessage(email, env));
    },
    close: () => transporter.close(),
  };
}

const buildMailFolder = (dataDir: string) => path.join(dataDir, 'mail');

/** Writes emails as .eml files, which mail clients can open. Only the product's user can read them. */
function openFolder(dir: string, env: Env): Transport {
  const transporter = createTransport({ streamTransport: true, buffer: true });
  return {
    name: dir,
    send: async (email) => {
      const { message } = await transporter.sendMail(buildMessage(email, env));
      await mkdir(dir, { recursive: true, mode: 0o700 });
      // Written under another name first, so that an .eml file is always complete.
      const partialFile = path.join(dir, `.${email._id}.draft`);
      await writeFile(partialFile, message as Buffer, { mode: 0o600 });
      await rename(partialFile, path.join(dir, `${email._id}.eml`));
    },
    close: () => {},
  };
}

/** Opens the transport that the settings select: SMTP_URL, or else the folder DATA_DIR/mail. */
export function openTransport(env: Env): Transport {
  return env.SMTP_URL
    ? openSmtp(env.SMTP_URL, env)
    : openFolder(buildMailFolder(env.DATA_DIR), env);
}

const maxFileAgeMs = 30 * 24 * 60 * 60 * second;
const ownFile = /^\.?[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(eml|draft)$/;

/** Lists the paths of the emails in DATA_DIR/mail, and of no other files. */
export async function listEmailFiles(dataDir: string): Promise<string[]> {
  const dir = buildMailFolder(dataDir);
  const names = await readdir(dir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.filter((name) => ownFile.test(name)).map((name) => path.join(dir, name));
}

/** Deletes the emails that were written to DATA_DIR/mail more than 30 days ago. */
export async function sweepMailFolder(dataDir: string, now = Date.now()): Promise<void> {
  for (const file of await listEmailFiles(dataDir)) {
    // Another process that shares the folder may have deleted it.
    const found = await stat(file).catch(() => null);
    if (found && found.mtimeMs < now - maxFileAgeMs) await rm(file, { force: true });
  }
}
