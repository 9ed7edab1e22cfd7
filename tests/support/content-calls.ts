import type { LightMyRequestResponse } from 'fastify';
import type { MediaFile } from '#contract/content/media-file.ts';
import type { Desk } from '#server/content/desk.ts';
import { type ContentForm, contentForm } from '#tests/content-forms.ts';
import { multipartOf } from './multipart.ts';
import type { TestApp } from './test-app.ts';

/** A record as its routes answer it, whichever kind it is of. */
export interface AnsweredContent extends Record<string, unknown> {
  _id: string;
  updatedAt: string;
  mediaFiles: MediaFile[];
}

/** The calls that staff make for one kind of content. */
export function contentCalls(test: TestApp, desk: Desk, cookies: () => Record<string, string>) {
  const url = `/api${desk.admin.paths.records}`;
  const call = (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    options: { payload?: object | Buffer; headers?: Record<string, string> } = {},
  ): Promise<LightMyRequestResponse> =>
    test.call({ method, url: url + path, cookies: cookies(), ...options });
  const post = (fields?: ContentForm) => call('POST', '', multipartOf(contentForm(desk, fields)));
  return {
    call,
    post,
    create: async (fields?: ContentForm): Promise<AnsweredContent> =>
      (await post(fields)).json().data,
    put: (id: string, fields?: ContentForm, headers: Record<string, string> = {}) => {
      const sent = multipartOf(contentForm(desk, fields));
      return call('PUT', `/${id}`, { ...sent, headers: { ...sent.headers, ...headers } });
    },
    list: async (query = ''): Promise<AnsweredContent[]> => (await call('GET', query)).json().data,
  };
}
