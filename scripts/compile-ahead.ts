import type { Plugin } from 'vite';

/**
 * Asks Chromium to compile what most pages begin with while it comes, beside the main thread, rather than each
 * function there when it is first called. It is heard as a file's first line only, so it is written when Vite
 * has written its own: https://v8.dev/blog/explicit-compile-hints.
 */
export function compileAhead(groups: readonly { name: string }[]): Plugin {
  const names = new Set(groups.map(({ name }) => name));
  return {
    name: 'compile-ahead',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && names.has(file.name)) {
            file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
          }
        }
      },
    },
  };
}
