import { Window } from 'happy-dom';
import { secretPath as adminPath } from '../api-document.ts';
import { prepareDialogs } from './dialogs.ts';

/*
 * A document for the back office, in the process of the server that answers it: what a browser adds to Node, and a
 * few things in place of Node's. There is no layout and no style sheet.
 */

/** What Node has too, but without a document. */
const inPlaceOfNode = new Set([
  'Blob',
  'CustomEvent',
  'Event',
  'EventTarget',
  'File',
  'FormData',
  'MessageEvent',
  'Storage',
  'localStorage',
  'navigator',
  'sessionStorage',
]);

export const origin = 'http://localhost';
const desktop = { width: 1440, height: 900 };

/** Matches widths only, such as '(width >= 40rem)'. Themes, pointers and motion need a browser. */
function matchMedia(media: string) {
  const [, rem] = /width >= ([\d.]+)rem/.exec(media) ?? [];
  const matches = rem !== undefined && Number(rem) * 16 <= desktop.width;
  return { media, matches, addEventListener: () => {}, removeEventListener: () => {} };
}

/** Never sends a change, so that no list is loaded again while a test looks at it. */
class SilentEventSource extends EventTarget {
  readonly readyState = 1;
  close(): void {}
}

function openDocument(): Window {
  const window = new Window({ url: `${origin}/${adminPath}/`, ...desktop });
  window.document.write(
    `<!doctype html><html lang="en"><head><base href="${origin}/${adminPath}/"></head><body><div id="office"></div></body></html>`,
  );
  return window;
}

function addToNode(window: Window): void {
  for (const name of Object.getOwnPropertyNames(window)) {
    if (name in globalThis && !inPlaceOfNode.has(name)) continue;
    const value = Reflect.get(window, name);
    const isMethod = typeof value === 'function' && /^[a-z]/.test(name);
    const get = () => (isMethod ? value.bind(window) : Reflect.get(window, name));
    Object.defineProperty(globalThis, name, { get, set: () => {}, configurable: true });
  }
  const own = { window: globalThis, self: globalThis, matchMedia, EventSource: SilentEventSource };
  for (const [name, value] of Object.entries(own)) {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
  Object.defineProperty(window.document, 'defaultView', { get: () => globalThis });
  Object.defineProperty(window.HTMLTableSectionElement.prototype, 'rows', {
    get(this: HTMLElement) {
      return this.querySelectorAll('tr');
    },
  });
}

/** Test files of one process share the document, as they share React. */
if (!('document' in globalThis)) {
  addToNode(openDocument());
  prepareDialogs();
}
