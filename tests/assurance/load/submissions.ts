import { createHash, randomInt, randomUUID } from 'node:crypto';
import { idempotencyKeyHeader } from '#contract/http/http.ts';
import { jobApplication } from '#contract/leads/job-application.ts';
import { leadTypes } from '#contract/leads/registry.ts';
import { acceptedInputs } from '#tests/factories.ts';
import { makePdf } from '#tests/files/documents.ts';
import { applicationForm, buildSubmission, type Submission } from '#tests/submissions.ts';
import { buildMultipart } from '#tests/support/multipart.ts';

/** A visitor's request of any type, with a unique idempotency key, email address and CV. */
export interface KeyedSubmission extends Submission {
  slug: string;
  /** Relative to the origin. */
  path: string;
  key: string;
  email: string;
  /** The SHA-256 of its CV, or null without one. */
  cvHash: string | null;
}

export const sha256 = (content: Buffer): string =>
  createHash('sha256').update(content).digest('hex');

function buildBody(slug: string, email: string, cv: Buffer): Submission {
  const input = { ...acceptedInputs[slug]?.(), email };
  if (slug !== jobApplication.slug) return buildSubmission(slug, input);
  const form = applicationForm(input);
  return buildMultipart({ ...form, cvFile: { name: 'cv.pdf', content: cv } });
}

/** A random address from the range for benchmarks (RFC 2544); the server uses it if it trusts the proxy. */
const chooseAddress = () => `198.18.${randomInt(256)}.${randomInt(256)}`;

function buildKeyedSubmission({ slug, paths }: (typeof leadTypes)[number]): KeyedSubmission {
  const key = randomUUID();
  const email = `${key}@mail.example`;
  const cv = makePdf(key);
  const { payload, headers } = buildBody(slug, email, cv);
  return {
    slug,
    path: `/api${paths.submit}`,
    key,
    email,
    cvHash: slug === jobApplication.slug ? sha256(cv) : null,
    payload,
    headers: { ...headers, [idempotencyKeyHeader]: key, 'x-forwarded-for': chooseAddress() },
  };
}

/** Generates new requests without end, cycling through the types. */
export function* generateSubmissions(types = leadTypes): Generator<KeyedSubmission, never> {
  for (;;) for (const type of types) yield buildKeyedSubmission(type);
}
