const kilobyte = 1024;
const megabyte = kilobyte * kilobyte;

const gigabyte = kilobyte * megabyte;

/** Chooses the unit for a number of bytes. */
function chooseUnit(bytes: number) {
  if (bytes < megabyte) return { name: 'KB', size: kilobyte };
  return bytes < gigabyte ? { name: 'MB', size: megabyte } : { name: 'GB', size: gigabyte };
}

/** Formats a file size: '1.2 GB', '8.4 MB', '10 MB', '312 KB'. Never 0 for a file that is not empty. */
export function sizeText(bytes: number): string {
  const { name, size } = chooseUnit(bytes);
  if (name === 'KB') return `${Math.ceil(bytes / size)} KB`;
  return `${(bytes / size).toFixed(1).replace(/\.0$/, '')} ${name}`;
}

/** Formats progress in the unit of the total: '2.1 of 8.4 MB'. */
export function shareText(done: number, total: number): string {
  const { name, size } = chooseUnit(total);
  const digits = name === 'KB' ? 0 : 1;
  return `${(done / size).toFixed(digits)} of ${(total / size).toFixed(digits)} ${name}`;
}
