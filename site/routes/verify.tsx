import { Form, useNavigation } from 'react-router';
import type { Verified } from '#contract/on-road/verify.ts';
import type { SiteContext } from '#server/delivery/pages/site-context.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/fields.tsx';
import * as words from '#words/site/verify';
import { siteContext } from '../entry.server.tsx';
import { listOrNull } from '../list-or-null.ts';
import { buildPageMeta, noIndex } from '../page-meta.ts';
import { OfficialAccounts } from '../verify/official-accounts.tsx';
import { VerifyResult } from '../verify/verify-result.tsx';
import type { Route } from './+types/verify.ts';

export const handle = { query: ['code', 'dealer'] };

/** With a code the page is for one visitor. */
export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...buildPageMeta(matches, {
    title: words.pageTitle,
    description: words.pageDescription,
    path: '/verify',
  }),
  ...(loaderData?.code ? [noIndex] : []),
];

/** `?code=` takes a code as people type it; `?dealer=` the id of a listed dealer, for links to its check. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { listOfficialAccounts, report } = site;
  const { searchParams } = new URL(request.url);
  const code = searchParams.get('code')?.trim() ?? '';
  const dealerId = searchParams.get('dealer')?.trim();
  const dealer = dealerId ? verifyDealer(site, dealerId) : null;
  const [accounts, verified] = await Promise.all([
    listOrNull(listOfficialAccounts(), report),
    code ? site.verifyCode(code) : dealer,
  ]);
  return { code, accounts, checked: verified && { verified, at: new Date().toISOString() } };
}

/** Finds a dealer on the list, and shows what its code shows. */
async function verifyDealer({ listDealers }: SiteContext, dealerId: string): Promise<Verified> {
  const dealer = (await listDealers()).find(({ _id }) => _id === dealerId);
  if (!dealer) return { isGenuine: false };
  const { name, city, address, phone, whatsapp, createdAt: since } = dealer;
  return { isGenuine: true, kind: 'dealer', name, city, address, phone, whatsapp, since };
}

export default function Verify({ loaderData }: Route.ComponentProps) {
  const { code, accounts, checked } = loaderData;
  const isChecking = useNavigation().state === 'loading';
  return (
    <>
      <header className="studio on-dark grid gap-8 px-5 pt-8 pb-10 text-white md:px-10 md:pt-14 md:pb-16 lg:grid-cols-2 lg:items-end lg:gap-20 lg:px-16">
        <div>
          <h1 className="title -ms-[0.07em]">{words.heading}</h1>
          <p className="mt-4 max-w-md text-graphite-300 md:text-lg">{words.introduction}</p>
        </div>
        <Form method="get" className="flex flex-col gap-3 sm:flex-row sm:items-start">
          <div className="grow [&_:is(label,p)]:text-graphite-300">
            <TextField
              key={code}
              name="code"
              label={words.code}
              hint={words.codeHint}
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
            {isChecking ? words.checking : words.check}
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

/** What a genuine code of each kind shows. */
const kinds = [
  { title: words.aQuote, text: words.aQuoteShows },
  { title: words.aBooking, text: words.aBookingShows },
  { title: words.aDealership, text: words.aDealershipShows },
] as const;

/** What a visitor sees for a genuine code, and what to do about one that is not listed. */
function GenuineCodeFacts() {
  return (
    <section aria-labelledby="genuine-code-facts" className="pt-10 md:pt-16">
      <h2 id="genuine-code-facts" className="text-2xl font-semibold tracking-tight md:text-4xl">
        {words.whatItShows}
      </h2>
      <dl className="mt-6 grid gap-x-10 md:mt-8 md:grid-cols-3">
        {kinds.map(({ title, text }) => (
          <div key={title} className="border-t border-graphite-300 py-4">
            <dt className="text-lg font-semibold">{title}</dt>
            <dd className="mt-1 text-graphite-700">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 max-w-prose text-graphite-700">
        {words.compareLines} {words.doNotPay}
      </p>
    </section>
  );
}
