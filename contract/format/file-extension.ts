/** Returns a file name's extension without the dot, in lower case; '' if it has none. */
export function parseExtension(name: string): string {
  return /\.([^.]+)$/.exec(name.trimEnd())?.[1]?.toLowerCase() ?? '';
}
