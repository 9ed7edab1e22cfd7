#!/usr/bin/env bash
# What Lynx does with a valid form that a visitor sends untouched. Seen on 2026-11-28 with Lynx 2.9.0dev.12 (Debian):
# it checks the first radio button of a group in which none is checked, so that it answers a question for the visitor
# (HTML submits nothing then), and it warns 'Location URL is not absolute' of a 303 whose Location is relative, which
# RFC 9110 allows, before it follows it.
# Needs node 20 or newer, and lynx (package lynx).
set -euo pipefail
folder=$(mktemp -d)
trap 'kill "$server" 2> /dev/null || true; rm -rf "$folder"' EXIT
cd "$folder"
cat > serve.mjs << 'END'
import { appendFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';

const form = `<!doctype html><title>form</title><form method="post">
<input type="radio" name="answer" value="yes">Yes <input type="radio" name="answer" value="no">No
<button name="sent" value="1">Send</button></form>`;
const server = createServer((request, response) => {
  appendFileSync('calls', `${request.method} ${request.url}\n`);
  if (request.method !== 'POST') return response.setHeader('content-type', 'text/html').end(form);
  request.setEncoding('utf8').on('data', (body) => appendFileSync('calls', `${body}\n`));
  const { port } = server.address();
  const origin = request.url === '/absolute' ? `http://127.0.0.1:${port}` : '';
  request.on('end', () => response.writeHead(303, { location: `${origin}/done` }).end());
});
server.listen(0, '127.0.0.1', () => writeFileSync('port', String(server.address().port)));
END
node serve.mjs &
server=$!
until [ -s port ]; do sleep 0.1; done
# The first radio button, the second, the button.
printf 'key %s\n' 'Down Arrow' 'Down Arrow' '^J' q y > keys
for page in relative absolute; do
  TERM=xterm lynx -cmd_script=keys "http://127.0.0.1:$(cat port)/$page" > "$page" 2>&1
done
lynx -version | head -n 1
cat calls
grep -q 'Location URL is not absolute' relative
! grep -q 'Location URL is not absolute' absolute
diff - calls << 'END'
GET /relative
POST /relative
answer=yes&sent=1
GET /done
GET /absolute
POST /absolute
answer=yes&sent=1
GET /done
END
