import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { expect } from '@playwright/test';
import { freePort } from '#tests/support/free-port.ts';
import { makeReachableDir } from '#tests/support/reachable-dir.ts';
import type { EnginePage } from './engine.ts';

const driverPath = '/usr/bin/WebKitWebDriver';
const displayPath = '/usr/bin/Xvfb';

export const isWebKitInstalled = () => existsSync(driverPath) && existsSync(displayPath);

/** The key under which WebDriver returns an element's id. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** The browser's buttons would keep its window wider than a phone. */
const narrowButtons =
  '* { min-width: 0; min-height: 0; margin: 0; padding: 0 } * { -gtk-icon-transform: scale(0) }';

/** Starts a virtual screen. Returns its process and its name. */
async function startDisplay(): Promise<{ display: string; server: ChildProcess }> {
  const size = ['-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const server = spawn(displayPath, ['-displayfd', '3', ...size], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(server.stdio[3] as Readable, 'data');
  return { display: `:${String(number).trim()}`, server };
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

/** Calls WebDriver. Throws with its message if it refuses. */
async function send(method: 'GET' | 'POST' | 'DELETE', url: string, body?: object) {
  const answer = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await answer.json()) as { value: Record<string, unknown> };
  if (!answer.ok) throw new Error(`${url}: ${value.error} ${value.message}`);
  return value;
}

/** Starts the driver on a virtual screen. Returns its address, and a function that ends both. */
async function startDriver() {
  const settings = makeReachableDir('webkit-');
  mkdirSync(path.join(settings, 'gtk-3.0'));
  writeFileSync(path.join(settings, 'gtk-3.0/gtk.css'), narrowButtons);
  const { display, server } = await startDisplay();
  const port = await freePort();
  const env = { ...process.env, DISPLAY: display, XDG_CONFIG_HOME: settings };
  const driver = spawn(driverPath, [`--port=${port}`], { env, stdio: 'ignore' });
  return {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      await end(driver);
      await end(server);
      rmSync(settings, { recursive: true, force: true });
    },
  };
}

/** Begins a session as soon as the driver answers. Returns its address. */
async function beginSession(origin: string): Promise<string> {
  await expect(async () => {
    await send('GET', `${origin}/status`);
  }).toPass({ timeout: 60_000 });
  const { sessionId } = await send('POST', `${origin}/session`, { capabilities: {} });
  return `${origin}/session/${sessionId}`;
}

/** Starts Debian's WebKitGTK on a virtual screen, in the small browser of its WebDriver. */
export async function openWebKit(): Promise<EnginePage> {
  const { origin, stop } = await startDriver();
  const session = await beginSession(origin).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  const run = async (body: string): Promise<unknown> =>
    await send('POST', `${session}/execute/sync`, { script: body, args: [] });
  async function find(selector: string): Promise<string> {
    const search = { using: 'css selector', value: selector };
    const element = await send('POST', `${session}/element`, search);
    return `${session}/element/${element[elementKey]}`;
  }
  const type = async (selector: string, text: string) => {
    await send('POST', `${await find(selector)}/value`, { text });
  };
  return {
    async goto(url) {
      await send('POST', `${session}/url`, { url });
    },
    run,
    async click(selector) {
      await send('POST', `${await find(selector)}/click`, {});
    },
    // WebKitWebDriver types no line break for its character, but for WebDriver's code of the Return key.
    type: (selector, text) => type(selector, text.replaceAll('\n', '\uE006')),
    chooseFile: (selector, file) => type(selector, file),
    async resize(width, height) {
      const frame = Number(await run('return outerHeight - innerHeight'));
      await send('POST', `${session}/window/rect`, { x: 0, y: 0, width, height: height + frame });
    },
    async close() {
      await send('DELETE', session);
      await stop();
    },
  };
}
