import autocannon from 'autocannon';

/** A request that is sent repeatedly. */
export interface Load {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  /** Returns the headers and body of the next request, if requests differ. */
  next?: () => { headers?: Record<string, string>; body: string };
}

/** Finished requests per second, and the 97.5th and 99th percentile of the latency. */
export interface Throughput {
  perSecond: number;
  p97Ms: number;
  p99Ms: number;
}

const defaultConnections = 16;

/** Runs a load for some seconds. Throws unless all responses are 2xx. */
export async function measure(
  load: Load,
  seconds: number,
  connections = defaultConnections,
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
    throw new Error(`${url}: ${result.non2xx} responses were not 2xx, ${result.errors} failed`);
  }
  const { p97_5: p97Ms, p99: p99Ms } = result.latency;
  return { perSecond: result['2xx'] / result.duration, p97Ms, p99Ms };
}
