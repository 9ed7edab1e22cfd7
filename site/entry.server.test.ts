import { UNSAFE_ErrorResponseImpl as ErrorAnswer, RouterContextProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import type { SiteContext } from '#server/delivery/pages/site-context.ts';
import { handleError, siteContext } from './entry.server.tsx';

/** Returns the errors that are reported to the server for an error in a page request. */
function listReported(error: unknown, signal?: AbortSignal): unknown[] {
  const report = vi.fn<SiteContext['report']>();
  const context = new RouterContextProvider();
  context.set(siteContext, { report } as Partial<SiteContext> as SiteContext);
  const request = new Request('http://localhost/', { signal: signal ?? null });
  handleError(error, { request, context, params: {} });
  return report.mock.calls.flat();
}

it('reports server errors and prints nothing', () => {
  const print = vi.spyOn(console, 'error');
  const error = new Error('no dealers');
  expect(listReported(error)).toEqual([error]);
  const failure = new ErrorAnswer(500, 'Internal Server Error', null);
  expect(listReported(failure)).toEqual([failure]);
  expect(print).not.toHaveBeenCalled();
});

it('reports neither responses below 500 nor errors of aborted requests', () => {
  expect(listReported(new ErrorAnswer(405, 'Method Not Allowed', null))).toEqual([]);
  expect(listReported(new Error('aborted'), AbortSignal.abort())).toEqual([]);
});
