#!/usr/bin/env bash
# A page loads a chunk of which it needs nothing. Seen on 2026-11-29 with rolldown 1.2.19 and `inlineConst`: a module whose only
# top-level statement is an object of another module's constants, read through `import * as`, counts as one with effects,
# although the object is written out as a literal afterwards. Whoever uses a constant of a module that imports it gets the
# constant inlined, and keeps an import of the chunk for its effects. A literal object, or a function that returns the object,
# has no such effect. Needs node 20 or newer.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y > /dev/null
npm install --silent --no-audit --no-fund rolldown@1.2.19
mkdir src
cat > src/words.mjs << 'END'
export const unit = ' km';
END
cat > src/forms.mjs << 'END'
import { format } from './format.mjs';
export const title = 'Distance';
export const say = (value) => format(value);
END
echo "import * as forms from './forms.mjs'; console.log(forms.title);" > src/page.mjs
echo "import { say } from './forms.mjs'; console.log(say(2));" > src/form.mjs
cat > build.mjs << 'END'
import { writeFileSync } from 'node:fs';
import { rolldown } from 'rolldown';

const sources = {
  'an object of imported constants': `import * as words from './words.mjs';
    const own = { unit: words.unit };
    export const format = (value, { unit } = own) => value + unit;`,
  'a function that returns it': `import * as words from './words.mjs';
    const own = () => ({ unit: words.unit });
    export const format = (value, { unit } = own()) => value + unit;`,
  'an object of literals': `const own = { unit: ' km' };
    export const format = (value, { unit } = own) => value + unit;`,
};
for (const [name, source] of Object.entries(sources)) {
  writeFileSync('src/format.mjs', source);
  const bundle = await rolldown({
    input: { page: 'src/page.mjs', form: 'src/form.mjs' },
    optimization: { inlineConst: { mode: 'all', pass: 2 } },
  });
  const { output } = await bundle.generate({
    codeSplitting: { groups: [{ name: 'forms', test: /forms\.mjs$/ }] },
  });
  const { code } = output.find(({ name }) => name === 'page');
  console.log(`${name}: inlined ${code.includes('"Distance"')}, imported ${code.includes('forms-')}`);
}
END
node build.mjs | tee seen
diff - seen << 'END'
an object of imported constants: inlined true, imported true
a function that returns it: inlined true, imported false
an object of literals: inlined true, imported false
END
