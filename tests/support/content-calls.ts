import type { LightMyRequestResponse } from 'fastify';
import type { MediaFile } from '#contract/content/media-file.ts';
import type { ContentAdminResource } from '#server/resources/content/admin-resource.ts';
import { type ContentForm, contentForm } from '#tests/content-forms.ts';
import { buildMultipart } from './multipart.ts';
import type { TestApp } from './test-app.ts';

/** A record of any kind, as its routes return it. */
export interface ReturnedContent extends Record<string, unknown> {
  _id: string;
  updatedAt: string;
  mediaFiles: MediaFile[];
}

/** The calls that staff make for one kind of content. */
export function contentCalls(
  test: TestApp,
  resource: ContentAdminResource,
  cookies: () => Record<string, string>,
) {
  const url = `/api${resource.admin.paths.records}`;
  const call = (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    options: { payload?: object | Buffer; headers?: Record<string, string> } = {},
  ): Promise<LightMyRequestResponse> =>
    test.call({ method, url: url + path, cookies: cookies(), ...options });
  const post = (fields?: ContentForm) =>
    call('POST', '', buildMultipart(contentForm(resource, fields)));
  return {
    call,
    post,
    create: async (fields?: ContentForm): Promise<ReturnedContent> =>
      (await post(fields)).json().data,
    put: (id: string, fields?: ContentForm, headers: Record<string, string> = {}) => {
      const sent = buildMultipart(contentForm(resource, fields));
      return call('PUT', `/${id}`, { ...sent, headers: { ...sent.headers, ...headers } });
    },
    list: async (query = ''): Promise<ReturnedContent[]> => (await call('GET', query)).json().data,
  };
}
