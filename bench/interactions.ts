/**
 * `npm run bench:interactions`: how soon the built product shows what visitors and staff do, on a
 * processor slowed four times; fails where a bar is missed.
 */
import { measureInteractions } from './measure-interactions.ts';

const cell = (ms: number | string) => String(ms).padStart(8);

console.log([cell('median'), cell('worst'), cell('most'), ' ms'].join(''));
for (const { name, medianMs, worstMs, mostMs } of await measureInteractions()) {
  const figures = [medianMs, worstMs, mostMs].map((ms) => cell(ms.toFixed(0)));
  console.log([...figures, `  ${name}${medianMs <= mostMs ? '' : ': MISSED'}`].join(''));
  if (!(medianMs <= mostMs)) process.exitCode = 1;
}
