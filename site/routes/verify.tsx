import { Form, useNavigation } from 'react-router';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { siteContext } from '../entry.server.tsx';
import { listOrNull } from '../list-or-null.ts';
import { buildPageMeta, noIndex } from '../page-meta.ts';
import { GenuineCodeFacts } from '../verify/genuine-code-facts.tsx';
import { OfficialAccounts } from '../verify/official-accounts.tsx';
import { VerifyResult } from '../verify/verify-result.tsx';
import type { Route } from './+types/verify.ts';

export const handle = { query: ['code'] };

/** With a code the page is for one visitor. */
export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...buildPageMeta(matches, {
    title: 'Is It Genuine?',
    description:
      'Check whether a quote, a booking or a dealership is genuine, and see the only bank accounts to which buyers pay us.',
    path: '/verify',
  }),
  ...(loaderData?.code ? [noIndex] : []),
];

/** `?code=` takes a code as people type it. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { listOfficialAccounts, report, verifyCode } = context.get(siteContext);
  const code = new URL(request.url).searchParams.get('code')?.trim() ?? '';
  const [accounts, verified] = await Promise.all([
    listOrNull(listOfficialAccounts(), report),
    code ? verifyCode(code) : null,
  ]);
  return { code, accounts, checked: verified && { verified, at: new Date().toISOString() } };
}

export default function Verify({ loaderData }: Route.ComponentProps) {
  const { code, accounts, checked } = loaderData;
  const isChecking = useNavigation().state === 'loading';
  return (
    <>
      <header className="studio on-dark grid gap-8 px-5 pt-8 pb-10 text-white md:px-10 md:pt-14 md:pb-16 lg:grid-cols-2 lg:items-end lg:gap-20 lg:px-16">
        <div>
          <h1 className="title -ml-[0.07em]">Is it genuine?</h1>
          <p className="mt-4 max-w-md text-graphite-300 md:text-lg">
            Every quote, every booking and every dealership of ours has a code. Enter it before you
            pay anybody.
          </p>
        </div>
        <Form method="get" className="flex flex-col gap-3 sm:flex-row sm:items-start">
          <div className="grow [&_:is(label,p)]:text-graphite-300">
            <TextField
              key={code}
              name="code"
              label="Code"
              hint="Ten letters and digits, as on the quote, in the email about the booking, or on the dealer’s wall"
              defaultValue={code}
              required
              maxLength={40}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              dir="ltr"
              className="control-on-dark tabular font-semibold uppercase"
            />
          </div>
          <Button type="submit" aria-disabled={isChecking} className="sm:mt-6.5">
            {isChecking ? 'Checking...' : 'Check'}
          </Button>
        </Form>
      </header>
      <div className="grid bg-paper px-5 pb-14 md:px-10 md:pb-20 lg:px-16 lg:pb-28">
        {checked && <VerifyResult key={checked.at} code={code} {...checked} />}
        {!checked && <GenuineCodeFacts />}
        <OfficialAccounts accounts={accounts} />
      </div>
    </>
  );
}
