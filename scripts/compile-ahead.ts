import type { Plugin } from 'vite';

/**
 * Tells Chromium to compile these chunks off the main thread while they load, instead of compiling each
 * function when it is first called. The hint must be a file's first line, so it is added after Vite's own
 * output: https://v8.dev/blog/explicit-compile-hints.
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
