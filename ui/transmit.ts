/** How much of a request has gone out, in bytes. */
export interface Progress {
  sent: number;
  total: number;
}

/** A slow line may take minutes; one on which nothing moves for so long is broken. */
const stalledAfterMs = 60_000;

interface Transmission {
  method: 'POST' | 'PUT';
  form: FormData;
  headers: Record<string, string>;
  onProgress: (progress: Progress) => void;
  signal: AbortSignal;
}

/** The answer; 'broken' if none came, 'stopped' if the signal stopped it. */
type Ending = { status: number; text: string } | 'broken' | 'stopped';

/** Sends a form and tells how far it is, which fetch cannot. It never throws. */
export function transmit(url: string, transmission: Transmission): Promise<Ending> {
  const { method, form, headers, onProgress, signal } = transmission;
  const request = new XMLHttpRequest();
  const stop = () => request.abort();
  let watch: ReturnType<typeof setTimeout> | undefined;
  const keepWatch = () => {
    clearTimeout(watch);
    watch = setTimeout(stop, stalledAfterMs);
  };
  signal.addEventListener('abort', stop);
  request.onloadend = () => {
    clearTimeout(watch);
    signal.removeEventListener('abort', stop);
  };
  request.upload.onprogress = ({ loaded: sent, total }) => {
    keepWatch();
    onProgress({ sent, total });
  };
  request.onprogress = keepWatch;

  return new Promise((resolve) => {
    request.onload = () => resolve({ status: request.status, text: request.responseText });
    request.onerror = () => resolve('broken');
    request.onabort = () => resolve(signal.aborted ? 'stopped' : 'broken');
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    keepWatch();
    request.send(form);
  });
}
