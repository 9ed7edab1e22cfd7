#!/usr/bin/env bash
# bidi-js 1.1.0 mirrors no bracket if it is called as its README says. Seen on 2026-11-28: getMirroredCharactersMap(text,
# embeddingLevels), with the object that getEmbeddingLevels returns, gives an empty map; only with the array in it,
# embeddingLevels.levels, it has the brackets. getReorderedIndices takes the object, and fails with the array.
# So brackets around Arabic or Hebrew words open the wrong way, without an error.
# Needs node 20 or newer.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > /dev/null
npm install --silent --no-audit --no-fund bidi-js@1.1.0
cat > mirror.mjs << 'END'
import bidiFactory from 'bidi-js';

const bidi = bidiFactory();
const text = 'گاڑی (نئی)';
const found = bidi.getEmbeddingLevels(text, 'rtl');
const list = (map) => [...map].map(([index, to]) => `${text[index]}${to}`).join(' ') || 'nothing';
console.log('as documented:', list(bidi.getMirroredCharactersMap(text, found)));
console.log('with levels:', list(bidi.getMirroredCharactersMap(text, found.levels)));
console.log('getReorderedString:', JSON.stringify(bidi.getReorderedString(text, found)));
try {
  bidi.getReorderedIndices(text, found.levels);
} catch (error) {
  console.log('getReorderedIndices with levels:', error.name);
}
END
node mirror.mjs > seen
cat > expected << 'END'
as documented: nothing
with levels: () )(
getReorderedString: "(یئن) یڑاگ"
getReorderedIndices with levels: TypeError
END
cat seen
diff expected seen
