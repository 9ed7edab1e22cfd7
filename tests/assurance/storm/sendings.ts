import { createHash, randomInt, randomUUID } from 'node:crypto';
import { idempotencyKeyHeader } from '#contract/http.ts';
import { jobApplication } from '#contract/leads/job-application.ts';
import { leadTypes } from '#contract/leads/registry.ts';
import { acceptedInputs } from '#tests/factories.ts';
import { makePdf } from '#tests/files/documents.ts';
import { applicationForm, type Submission, submissionOf } from '#tests/submissions.ts';
import { multipartOf } from '#tests/support/multipart.ts';

/** A visitor's request of any type. No other has its key, its e-mail address, or its CV. */
export interface Sending extends Submission {
  slug: string;
  /** Where it goes, from the origin on. */
  path: string;
  key: string;
  email: string;
  /** The SHA-256 of its CV, if it brings one. */
  cvHash: string | null;
}

export const sha256 = (content: Buffer): string =>
  createHash('sha256').update(content).digest('hex');

function bodyOf(slug: string, email: string, cv: Buffer): Submission {
  const input = { ...acceptedInputs[slug]?.(), email };
  if (slug !== jobApplication.slug) return submissionOf(slug, input);
  const form = applicationForm(input);
  return multipartOf({ ...form, cvFile: { name: 'cv.pdf', content: cv } });
}

/** Any visitor's, of those that are nobody's (RFC 2544); it counts where a proxy's word is trusted. */
const anAddress = () => `198.18.${randomInt(256)}.${randomInt(256)}`;

/** A new request of a type. */
function makeSending({ slug, paths }: (typeof leadTypes)[number]): Sending {
  const key = randomUUID();
  const email = `${key}@mail.example`;
  const cv = makePdf(key);
  const { payload, headers } = bodyOf(slug, email, cv);
  return {
    slug,
    path: `/api${paths.submit}`,
    key,
    email,
    cvHash: slug === jobApplication.slug ? sha256(cv) : null,
    payload,
    headers: { ...headers, [idempotencyKeyHeader]: key, 'x-forwarded-for': anAddress() },
  };
}

/** New requests without end, of each type in its turn. */
export function* sendings(types = leadTypes): Generator<Sending, never> {
  for (;;) for (const type of types) yield makeSending(type);
}
