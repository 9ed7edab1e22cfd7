import { UNSAFE_ErrorResponseImpl as ErrorAnswer, RouterContextProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import type { SiteContext } from '#server/pages/site-context.ts';
import { handleError, siteContext } from './entry.server.tsx';

/** What the server hears of an error that a request for a page ran into. */
function reported(error: unknown, signal?: AbortSignal): unknown[] {
  const report = vi.fn<SiteContext['report']>();
  const context = new RouterContextProvider();
  context.set(siteContext, { report } as Partial<SiteContext> as SiteContext);
  const request = new Request('http://localhost/', { signal: signal ?? null });
  handleError(error, { request, context, params: {} });
  return report.mock.calls.flat();
}

it('reports what is ours to mend, and prints nothing', () => {
  const print = vi.spyOn(console, 'error');
  const error = new Error('no dealers');
  expect(reported(error)).toEqual([error]);
  const failure = new ErrorAnswer(500, 'Internal Server Error', null);
  expect(reported(failure)).toEqual([failure]);
  expect(print).not.toHaveBeenCalled();
});

it('reports neither an answer below 500 nor the failure of a visitor who has left', () => {
  expect(reported(new ErrorAnswer(405, 'Method Not Allowed', null))).toEqual([]);
  expect(reported(new Error('aborted'), AbortSignal.abort())).toEqual([]);
});
