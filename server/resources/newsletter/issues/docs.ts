import {
  type IssueStatus,
  issueStatuses,
  issueUploads,
} from '#contract/newsletter/newsletter-issues.ts';
import { z } from '#contract/zod.ts';
import { dataAnswer, doneAnswer, listAnswer } from '#server/platform/http/openapi/answers.ts';
import type { RouteDocs } from '#server/platform/http/openapi/route-docs.ts';
import { nameSchema } from '#server/platform/http/openapi/schema-writer.ts';
import { describeColumns } from '#server/records/describe-columns.ts';
import { newsletterTag as tag } from '../docs.ts';
import { issueColumns } from './records.ts';

const issue = nameSchema(
  'NewsletterIssue',
  describeColumns(issueColumns, { status: z.enum(Object.keys(issueStatuses) as IssueStatus[]) }),
);
const answer = dataAnswer(issue);

/** The API's description of the routes of the newsletter's issues. */
export const issueDocs = {
  list: {
    operationId: 'listNewsletterIssues',
    summary: 'List the issues of the newsletter',
    tag,
    answer: listAnswer(issue),
  },
  find: {
    operationId: 'findNewsletterIssue',
    summary: 'Read an issue and how far it is sent',
    tag,
    answer,
  },
  preview: {
    operationId: 'previewNewsletterIssue',
    summary: 'Show an issue as the HTML of its email',
    tag,
    answer: { contentTypes: ['text/html'], description: 'A page without scripts' },
  },
  create: {
    operationId: 'createNewsletterIssue',
    summary: 'Create the draft of an issue',
    tag,
    answer,
    status: 201,
    files: issueUploads,
  },
  change: {
    operationId: 'changeNewsletterIssue',
    summary: 'Change the draft of an issue',
    description: 'Fields that are absent keep their values.',
    tag,
    answer,
    files: issueUploads,
    errors: ['conflict'],
  },
  remove: {
    operationId: 'deleteNewsletterIssue',
    summary: 'Move a draft of an issue to the trash',
    tag,
    answer: doneAnswer,
    errors: ['conflict'],
  },
  test: {
    operationId: 'testNewsletterIssue',
    summary: 'Send an issue to one address as a test',
    tag,
    answer: doneAnswer,
    errors: ['too-many'],
  },
  send: {
    operationId: 'sendNewsletterIssue',
    summary: 'Send an issue to everyone who is subscribed, once',
    description: 'The emails leave one after the other. The issue says how many were sent.',
    tag,
    answer,
    errors: ['conflict'],
  },
  resume: {
    operationId: 'resumeNewsletterIssue',
    summary: 'Go on sending an issue that waits after a restore',
    description: 'Those who got it after the backup get it again, with the same Message-ID.',
    tag,
    answer,
    errors: ['conflict'],
  },
} satisfies Record<string, RouteDocs>;
