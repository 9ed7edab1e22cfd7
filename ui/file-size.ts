import * as words from '#words/ui';

const kilobyte = 1024;
const megabyte = kilobyte * kilobyte;

const gigabyte = kilobyte * megabyte;

/** Chooses the unit for a number of bytes. */
function chooseUnit(bytes: number) {
  if (bytes < megabyte) return { name: words.kilobytes, size: kilobyte };
  return bytes < gigabyte
    ? { name: words.megabytes, size: megabyte }
    : { name: words.gigabytes, size: gigabyte };
}

/** Formats a file size: '1.2 GB', '8.4 MB', '10 MB', '312 KB'. Never 0 for a file that is not empty. */
export function sizeText(bytes: number): string {
  const { name, size } = chooseUnit(bytes);
  if (size === kilobyte) return words.size(Math.ceil(bytes / size), name);
  return words.size((bytes / size).toFixed(1).replace(/\.0$/, ''), name);
}

/** Formats progress in the unit of the total: '2.1 of 8.4 MB'. */
export function shareText(done: number, total: number): string {
  const { name, size } = chooseUnit(total);
  const digits = size === kilobyte ? 0 : 1;
  return words.share((done / size).toFixed(digits), (total / size).toFixed(digits), name);
}
