import { data } from 'react-router';
import { siteContext } from '../entry.server.tsx';
import type { Outcome } from '../forms/outcome.ts';
import { NewsletterForm } from '../newsletter/newsletter-form.tsx';
import { buildPageMeta, noIndex, unlisted } from '../page-meta.ts';
import type { Route } from './+types/newsletter.ts';

export const handle = unlisted;

export const meta: Route.MetaFunction = ({ matches }) => [
  ...buildPageMeta(matches, {
    title: 'Newsletter',
    description: 'Get the newsletter of HAVAL, ORA and TANK in Pakistan: leave your email address.',
    path: '/newsletter',
  }),
  noIndex,
];

/** Handles the newsletter form if it is sent without JavaScript or before hydration. */
export async function action({ context, request }: Route.ActionArgs) {
  const email = String((await request.formData()).get('email') ?? '');
  const { status, message } = await context.get(siteContext).subscribe({ email });
  const errors = status === 400 ? [{ field: 'email', message }] : [];
  const outcome: Outcome =
    status < 400
      ? { kind: 'success', message, reference: undefined }
      : { kind: 'failure', message, errors };
  return data({ outcome, typedEmail: status < 400 ? undefined : email }, { status });
}

export default function Newsletter({ actionData }: Route.ComponentProps) {
  return (
    <div className="studio on-dark flex min-h-[70svh] flex-col justify-center px-5 py-20 text-white md:px-10 lg:px-16">
      <h1 className="text-4xl font-semibold tracking-tight lg:text-6xl">Newsletter</h1>
      <p className="mt-4 mb-8 max-w-md text-graphite-300">
        News of HAVAL, ORA and TANK in Pakistan, by email.
      </p>
      <div className="max-w-xl">
        <NewsletterForm
          id="email"
          posted={actionData?.outcome}
          typedEmail={actionData?.typedEmail}
        />
      </div>
    </div>
  );
}
