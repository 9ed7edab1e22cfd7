import { sql } from 'drizzle-orm';
import { idParams } from '#contract/http/http.ts';
import {
  issueAdmin,
  issueInput,
  issueQuery,
  issueTest,
  issueUpdate,
} from '#contract/newsletter/newsletter-issues.ts';
import { requireActor } from '#server/platform/audit/record-change.ts';
import { AppError } from '#server/platform/errors.ts';
import { buildFileAddress } from '#server/platform/files/published.ts';
import { acceptForms } from '#server/platform/files/receive.ts';
import type { Api } from '#server/platform/http/api.ts';
import { siteOrigin } from '#server/platform/http/origin.ts';
import { framedPageHeaders } from '#server/platform/http/security-headers.ts';
import { readVersion } from '#server/platform/http/validate.ts';
import { renderHtml } from '#server/platform/mail/html.ts';
import { newId } from '#server/platform/new-id.ts';
import { findRecord } from '#server/records/operations.ts';
import { defineList, type Resource, type ResourceServices } from '#server/records/resource.ts';
import { newsletterTag } from '../docs.ts';
import { issueDocs as docs } from './docs.ts';
import { issueRecords, listIssues, selectIssues } from './records.ts';
import { renderIssueHtml } from './render.ts';
import { newsletterDeliveries, newsletterIssues } from './schema.ts';
import { resumeSending, sendTest, startSending } from './send.ts';
import { changeIssue, createIssue, deleteIssue, type IssueStore, issueTrash } from './store.ts';

const { slug, paths, permission: access } = issueAdmin;
const one = `${paths.records}/:id` as const;
const schema = { params: idParams };

/** Registers how staff write, preview, test and send issues of the newsletter: docs/spec/content.md#newsletter-issues. */
async function registerIssues(api: Api, services: ResourceServices): Promise<void> {
  const { database, files } = services;
  const store: IssueStore = { db: database.db, files };
  registerReading(api, store);
  registerSending(api, services);
  api.delete(one, { config: { access, docs: docs.remove }, schema }, async (request) => {
    await deleteIssue(store.db, request.params.id, requireActor(request));
    return { success: true };
  });
  await api.register(async (scope) => {
    await acceptForms(scope);
    registerForms(scope as Api, store);
  });
}

function registerReading(api: Api, { db }: IssueStore): void {
  api.get(
    paths.records,
    { config: { access, docs: docs.list }, schema: { querystring: issueQuery } },
    async (request) => ({ success: true, ...(await listIssues(db, request.query)) }),
  );
  api.get(one, { config: { access, docs: docs.find }, schema }, async ({ params }) => ({
    success: true,
    data: await findRecord(db, issueRecords, params.id),
  }));
  api.get(
    `${one}/preview`,
    { config: { access, docs: docs.preview }, schema },
    async ({ params }, reply) => {
      const issue = await findRecord(db, issueRecords, params.id);
      reply.headers({ ...framedPageHeaders, 'Content-Type': 'text/html; charset=utf-8' });
      // Without an origin, so that the picture is loaded from the page's own site.
      return reply.send(renderHtml({ text: issue.text, html: renderIssueHtml(issue, '') }, ''));
    },
  );
}

function registerForms(api: Api, store: IssueStore): void {
  const consumes = ['multipart/form-data'];
  api.post(
    paths.records,
    { config: { access, docs: docs.create }, schema: { body: issueInput, consumes } },
    async (request, reply) => {
      const data = await createIssue(store, request);
      reply.status(201);
      return { success: true, data };
    },
  );
  api.put(
    one,
    { config: { access, docs: docs.change }, schema: { ...schema, body: issueUpdate, consumes } },
    async (request) => ({
      success: true,
      data: await changeIssue(store, request.params.id, request),
    }),
  );
}

function registerSending(
  api: Api,
  { database: { db }, env, mail, emailLimiter }: ResourceServices,
): void {
  const origin = siteOrigin(env);
  api.post(
    `${one}/test`,
    { config: { access, docs: docs.test }, schema: { ...schema, body: issueTest } },
    async (request) => {
      const { email: recipient } = request.body;
      const email = { recipient, sender: request.ip, subject: `test ${newId()}` };
      if (!emailLimiter.allows(email))
        throw new AppError('too-many', issueAdmin.texts.tooManyTests);
      await sendTest(db, request.params.id, { recipient, origin });
      mail.wake();
      return { success: true, message: `A test is on its way to ${recipient}` };
    },
  );
  api.post(`${one}/resume`, { config: { access, docs: docs.resume }, schema }, async (request) => ({
    success: true,
    data: await resumeSending(db, request.params.id, {
      basedOn: readVersion(request),
      actor: requireActor(request),
    }),
  }));
  api.post(`${one}/send`, { config: { access, docs: docs.send }, schema }, async (request) => ({
    success: true,
    data: await startSending(db, request.params.id, {
      basedOn: readVersion(request),
      actor: requireActor(request),
    }),
  }));
}

const { imageUrl } = newsletterIssues;

/** The newsletter's issues. */
export const issueResource: Resource = {
  slug,
  permission: access,
  tag: newsletterTag,
  tables: [newsletterIssues, newsletterDeliveries],
  list: defineList({ paths, query: issueQuery, select: selectIssues }),
  fileKeys: [
    sql`select substr(${imageUrl}, ${buildFileAddress('').length + 1}::int) from ${newsletterIssues}
      where ${imageUrl} is not null`,
  ],
  trash: issueTrash,
  register: registerIssues,
};
