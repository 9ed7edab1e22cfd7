import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

const scriptPath = '/watch-this-page.js';

/** The key of the session storage that collects errors. */
export const errorsKey = 'watched-errors';

/** Runs in each page before its own scripts: collects errors, and keeps the newsletter popup closed. */
function watch(key: string): void {
  localStorage.setItem('newsletter-popup-seen', 'yes');
  const report = (error: string) => {
    const earlier = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    sessionStorage.setItem(key, JSON.stringify([...earlier, `${location.pathname}: ${error}`]));
  };
  // With `true`, also those of pictures, scripts and style sheets that do not load. The office preloads who is signed in.
  const onError = (event: Event) => {
    if (event instanceof ErrorEvent) report(event.message);
    else if (!(event.target as Element).matches('[rel=preload]'))
      report((event.target as Element).outerHTML.slice(0, 200));
  };
  addEventListener('error', onError, true);
  addEventListener('unhandledrejection', ({ reason }) => report(String(reason)));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    report(`violates ${violatedDirective} ${blockedURI}`),
  );
  const { error } = console;
  console.error = (...parts: unknown[]) => {
    report(parts.map(String).join(' '));
    error(...parts);
  };
}

const script = `(${watch})(${JSON.stringify(errorsKey)})`;

/**
 * Serves a server's answers, and adds the script that watches to its pages: WebKit's WebDriver tells neither errors nor
 * violations of the CSP, and runs no script before those of a page.
 */
export async function watchServer(origin: string) {
  const server = createServer((asked, answer) => {
    if (asked.url === scriptPath) {
      answer.setHeader('content-type', 'text/javascript').end(script);
      return;
    }
    const headers = { ...asked.headers, 'accept-encoding': 'identity' };
    const passed = request(`${origin}${asked.url}`, { method: asked.method, headers }, (got) => {
      if (!got.headers['content-type']?.startsWith('text/html')) {
        answer.writeHead(got.statusCode ?? 502, got.headers);
        got.pipe(answer);
        return;
      }
      const { 'content-length': _, ...kept } = got.headers;
      answer.writeHead(got.statusCode ?? 502, kept);
      void text(got).then((html) => answer.end(addScript(html)));
    });
    passed.on('error', () => answer.destroy());
    // A page that is left ends its live updates.
    answer.on('close', () => passed.destroy());
    asked.pipe(passed);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

const addScript = (html: string) =>
  html.replace(/<head[^>]*>/, (head) => `${head}<script src="${scriptPath}"></script>`);
