import autocannon from 'autocannon';

/** What is asked for again and again. A body function makes each request another one. */
export interface Load {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: () => string;
}

const connections = 16;

/** Runs a load for a while; answers finished requests per second. Throws if any was not answered 2xx. */
export async function measure(load: Load, seconds: number): Promise<number> {
  const { url, method = 'GET', headers = {}, body } = load;
  const result = await autocannon({
    url,
    method,
    headers,
    connections,
    duration: seconds,
    ...(body && {
      requests: [{ setupRequest: (request) => ({ ...request, body: body() }) }],
    }),
  });
  if (result.non2xx || result.errors) {
    throw new Error(`${url}: ${result.non2xx} answers were not 2xx, ${result.errors} failed`);
  }
  return result['2xx'] / result.duration;
}
