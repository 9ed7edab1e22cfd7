/** How much of a request has been sent, in bytes. */
export interface Progress {
  sent: number;
  total: number;
}

/** A slow connection may take minutes. One without progress for this long is treated as broken. */
const stalledAfterMs = 60_000;

interface Transmission {
  method: 'POST' | 'PUT';
  form: FormData;
  headers: Record<string, string>;
  onProgress: (progress: Progress) => void;
  signal: AbortSignal;
}

/** The response; 'broken' if there is none, 'stopped' if the signal aborted the request. */
type Result = { status: number; text: string } | 'broken' | 'stopped';

/** Sends a form with XMLHttpRequest, since fetch reports no upload progress. Never throws. */
export function transmit(url: string, transmission: Transmission): Promise<Result> {
  const { method, form, headers, onProgress, signal } = transmission;
  const request = new XMLHttpRequest();
  const stop = () => request.abort();
  let stallTimer: ReturnType<typeof setTimeout> | undefined;
  const resetStallTimer = () => {
    clearTimeout(stallTimer);
    stallTimer = setTimeout(stop, stalledAfterMs);
  };
  signal.addEventListener('abort', stop);
  request.onloadend = () => {
    clearTimeout(stallTimer);
    signal.removeEventListener('abort', stop);
  };
  request.upload.onprogress = ({ loaded: sent, total }) => {
    resetStallTimer();
    onProgress({ sent, total });
  };
  request.onprogress = resetStallTimer;

  return new Promise((resolve) => {
    request.onload = () => resolve({ status: request.status, text: request.responseText });
    request.onerror = () => resolve('broken');
    request.onabort = () => resolve(signal.aborted ? 'stopped' : 'broken');
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    resetStallTimer();
    request.send(form);
  });
}
