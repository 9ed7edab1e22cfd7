import autocannon from 'autocannon';

/** What is asked for again and again. A function for the headers or the body makes each request another one. */
export interface Load {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  /** What each request has of its own. */
  next?: () => { headers?: Record<string, string>; body: string };
}

/** How it went: finished requests per second, and the times that 97.5 and 99 of 100 kept to. */
export interface Throughput {
  perSecond: number;
  p97Ms: number;
  p99Ms: number;
}

const usualConnections = 16;

/** Runs a load for so many seconds. Throws if any request was not answered 2xx. */
export async function measure(
  load: Load,
  seconds: number,
  connections = usualConnections,
): Promise<Throughput> {
  const { url, method = 'GET', headers = {}, next } = load;
  const result = await autocannon({
    url,
    method,
    headers,
    connections,
    duration: seconds,
    ...(next && {
      requests: [
        {
          setupRequest: (request) => {
            const own = next();
            return { ...request, ...own, headers: { ...headers, ...own.headers } };
          },
        },
      ],
    }),
  });
  if (result.non2xx || result.errors) {
    throw new Error(`${url}: ${result.non2xx} answers were not 2xx, ${result.errors} failed`);
  }
  const { p97_5: p97Ms, p99: p99Ms } = result.latency;
  return { perSecond: result['2xx'] / result.duration, p97Ms, p99Ms };
}
