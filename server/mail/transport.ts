import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { Env } from '#server/env.ts';
import type { PostedLetter } from './due.ts';
import { messageOf } from './message.ts';

/** The way letters leave by. */
export interface Transport {
  /** Resolves when the letter is out of our hands; rejects if it is still in them. */
  send: (letter: PostedLetter) => Promise<void>;
  close: () => void;
}

/** As many letters as one process sends at once. */
export const maxAtOnce = 4;

const second = 1000;

/** Sends over SMTP on connections that are kept for a while; a server that hangs is given up on. */
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
    send: async (letter) => {
      await transporter.sendMail(messageOf(letter, env));
    },
    close: () => transporter.close(),
  };
}

/** Keeps letters as .eml files, which mail programs open; only our own user may read them. */
function openFolder(dir: string, env: Env): Transport {
  const transporter = createTransport({ streamTransport: true, buffer: true });
  return {
    send: async (letter) => {
      const { message } = await transporter.sendMail(messageOf(letter, env));
      await mkdir(dir, { recursive: true, mode: 0o700 });
      // Written under another name first: who sees the file sees all of it.
      const draft = path.join(dir, `.${letter._id}.draft`);
      await writeFile(draft, message as Buffer, { mode: 0o600 });
      await rename(draft, path.join(dir, `${letter._id}.eml`));
    },
    close: () => {},
  };
}

/** Opens the way that the settings name: SMTP_URL, or without it the folder DATA_DIR/mail. */
export function openTransport(env: Env): Transport {
  return env.SMTP_URL
    ? openSmtp(env.SMTP_URL, env)
    : openFolder(path.join(env.DATA_DIR, 'mail'), env);
}
