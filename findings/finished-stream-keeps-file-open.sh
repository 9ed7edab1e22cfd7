#!/usr/bin/env bash
# A file that was written through a stream cannot be closed, although the stream has finished. Seen on 2026-11-28:
# in Node 24.21.0 a write stream that a FileHandle made with autoClose: false counts as an operation under way until it is
# destroyed; 'finish' is not enough. close() of the handle then waits for ever, and so does the 'close' of any other stream
# of that handle, which a server may wait for to free a slot. Nothing is reported. writeFile() of the handle takes the
# same source and leaves nothing behind.
# Needs npm and node 20 or newer.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > /dev/null
npm install --silent --no-audit --no-fund node@24.21.0
cat > close.mjs << 'END'
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const ways = {
  stream: (file) => pipeline(Readable.from(['rows']), file.createWriteStream({ autoClose: false })),
  'destroyed stream': async (file) => {
    const target = file.createWriteStream({ autoClose: false });
    await pipeline(Readable.from(['rows']), target);
    target.destroy();
  },
  writeFile: (file) => file.writeFile(Readable.from(['rows'])),
};
for (const [name, write] of Object.entries(ways)) {
  const file = await open(`${name}.txt`, 'w+');
  await write(file);
  const waited = new Promise((resolve) => setTimeout(resolve, 1000, 'open'));
  console.log(name, await Promise.race([file.close().then(() => 'closed'), waited]));
}
process.exit();
END
node_modules/.bin/node close.mjs | tee seen
diff - seen << 'END'
stream open
destroyed stream closed
writeFile closed
END
