import { Form, useNavigation } from 'react-router';
import { findRequestInput, type TrackedRequest } from '#contract/leads/tracked-request.ts';
import { Button } from '#ui/button.tsx';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { TextField } from '#ui/fields.tsx';
import * as words from '#words/site/track';
import { siteContext } from '../entry.server.tsx';
import { buildPageMeta, unlisted } from '../page-meta.ts';
import { TrackedDetails } from '../track/tracked-details.tsx';
import type { Route } from './+types/track.ts';

export const handle = unlisted;

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, {
    title: words.pageTitle,
    description: words.pageDescription,
    path: '/track',
    sharedAs: '/',
  });

interface Result {
  tracked: TrackedRequest | null;
  /** The message of each field that is wrong. */
  errors: Partial<Record<string, string>>;
  values: { reference: string; phone: string };
  /** Each answer is announced, even one with the same text. */
  at: number;
}

/** Finds the request; what was typed is in no address and in no log. */
export async function action({ context, request }: Route.ActionArgs): Promise<Result> {
  const form = await request.formData();
  const values = {
    reference: String(form.get('reference') ?? ''),
    phone: String(form.get('phone') ?? ''),
  };
  const parsed = findRequestInput.safeParse(values);
  const at = Date.now();
  if (!parsed.success) {
    const errors = Object.fromEntries(
      parsed.error.issues.map(({ path, message }) => [String(path[0]), message]),
    );
    return { tracked: null, errors, values, at };
  }
  const tracked = await context.get(siteContext).findRequest(parsed.data);
  return { tracked, errors: {}, values, at };
}

const labels = { reference: words.reference, phone: words.phone };

export default function Track({ actionData }: Route.ComponentProps) {
  const isSearching = useNavigation().state === 'submitting';
  const { tracked, errors = {}, values, at } = actionData ?? {};
  const faults = Object.entries(labels).flatMap(([id, label]) => {
    const message = errors[id];
    return message ? [{ id, label, message }] : [];
  });
  return (
    <>
      <header className="studio on-dark px-5 pt-8 pb-10 text-white md:px-10 md:pt-14 md:pb-16 lg:px-16">
        <h1 className="title -ms-[0.05em]">{words.heading}</h1>
        <p className="mt-4 max-w-xl text-graphite-300 md:text-lg">{words.introduction}</p>
      </header>
      <div className="bg-paper px-5 pt-8 pb-14 md:px-10 md:pt-12 md:pb-20 lg:px-16">
        {actionData && !tracked && (
          <div className="mb-8 max-w-2xl">
            <ErrorSummary
              key={at}
              headline={faults[0]?.message ?? words.notFound}
              detail={faults.length > 0 ? undefined : words.notFoundDetail}
              items={faults}
            />
          </div>
        )}
        {tracked && <TrackedDetails key={at} tracked={tracked} />}
        {!tracked && (
          <Form method="post" className="grid max-w-2xl gap-5 sm:grid-cols-2">
            <TextField
              name="reference"
              label={labels.reference}
              hint={words.referenceHint}
              required
              maxLength={20}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              dir="ltr"
              defaultValue={values?.reference}
              error={errors.reference}
            />
            <TextField
              name="phone"
              type="tel"
              label={labels.phone}
              hint={words.phoneHint}
              required
              maxLength={40}
              autoComplete="tel"
              dir="ltr"
              defaultValue={values?.phone}
              error={errors.phone}
            />
            <Button
              type="submit"
              aria-disabled={isSearching}
              className="sm:col-span-2 sm:justify-self-start sm:min-w-64"
            >
              {isSearching ? words.searching : words.find}
            </Button>
          </Form>
        )}
      </div>
    </>
  );
}
