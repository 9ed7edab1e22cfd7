#!/usr/bin/env bash
# What WebKitWebDriver types into a textarea for a text with a line feed. Seen on 2026-11-28 with WebKitGTK 2.50.6
# (Debian): nothing, so that 'One\nTwo' becomes 'OneTwo', without an error. WebDriver's code of the Return key, U+E006,
# breaks the line.
# Needs node 22 or newer, WebKitWebDriver (package webkit2gtk-driver) and Xvfb (package xvfb).
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > type.mjs << 'END'
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';

const port = 20_000 + (process.pid % 10_000);
const screen = spawn('Xvfb', ['-displayfd', '3', '-nolisten', 'tcp'], {
  stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
});
const [display] = await once(screen.stdio[3], 'data');
const env = { ...process.env, DISPLAY: `:${String(display).trim()}` };
const driver = spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' });
const send = async (method, path, body) => {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, body: JSON.stringify(body) });
  const { value } = await answer.json();
  if (!answer.ok) throw new Error(JSON.stringify(value));
  return value;
};
for (let tries = 0; ; tries += 1) {
  try {
    await send('GET', '/status');
    break;
  } catch (error) {
    if (tries === 100) throw error;
    await setTimeout(100);
  }
}
const { sessionId, capabilities } = await send('POST', '/session', { capabilities: {} });
const session = `/session/${sessionId}`;
console.log(capabilities.browserName, capabilities.browserVersion);
for (const text of ['One\nTwo', 'One\uE006Two']) {
  await send('POST', `${session}/url`, { url: 'data:text/html,<textarea></textarea>' });
  const search = { using: 'css selector', value: 'textarea' };
  const [id] = Object.values(await send('POST', `${session}/element`, search));
  await send('POST', `${session}/element/${id}/value`, { text });
  const script = 'return document.querySelector("textarea").value';
  const typed = await send('POST', `${session}/execute/sync`, { script, args: [] });
  console.log(`${JSON.stringify(text)}: ${JSON.stringify(typed)}`);
}
await send('DELETE', session);
driver.kill();
screen.kill();
END
node type.mjs | tee seen
tail -n 2 seen | diff - <(printf '%s\n' '"One\nTwo": "OneTwo"' '"One'$'\uE006''Two": "One\nTwo"')
