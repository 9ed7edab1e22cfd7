import { data } from 'react-router';
import { findTrimByAddress } from '#catalogue/trims.ts';
import type { FinanceRules } from '#contract/finance/rules.ts';
import { formatCode } from '#contract/on-road/codes.ts';
import { type Quote, type quotePage, quotePicture } from '#contract/on-road/quotes.ts';
import type { Car } from '#contract/prices/pricing.ts';
import type { SiteContext } from '#server/delivery/pages/site-context.ts';
import { language, languageRoot } from '#words/site/layout';
import * as words from '#words/site/quotes';
import { siteContext } from '../entry.server.tsx';
import { noteInstalments } from '../finance/instalments.ts';
import { listOrNull } from '../list-or-null.ts';
import { DealBox } from '../on-road/deal-box.tsx';
import { describeCarDeal, findCompanyDeal } from '../on-road/deal-terms.ts';
import { findListedCar } from '../on-road/price-choice.ts';
import { buildPageMeta, noIndex, unlisted } from '../page-meta.ts';
import { QuoteActions } from '../quotes/quote-actions.tsx';
import { QuoteHead } from '../quotes/quote-head.tsx';
import { QuoteInstalments, QuoteLines } from '../quotes/quote-lines.tsx';
import { QuoteCheck, QuoteNotes, QuoteNotice, UnknownQuote } from '../quotes/quote-notes.tsx';
import type { Route } from './+types/quote.ts';

export const handle = unlisted;

/** Importing the value would load the contract's schemas. */
const buildPath: typeof quotePage = (code) => `/quote/${code}`;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const { quote, picture } = loaderData?.found ?? {};
  const { car = '', city = '' } = quote?.choice ?? {};
  return [
    ...buildPageMeta(matches, {
      title: quote ? words.pageTitle(car, city) : words.unknownPageTitle,
      description: quote
        ? words.pageDescription(car, { city, code: formatCode(quote.code) })
        : words.unknownPageDescription,
      path: quote ? buildPath(quote.code) : '/quote',
      sharedAs: '/book-now',
      ...(picture && {
        picture: {
          src: picture,
          alt: words.pictureAlt(car),
          size: { width: 1200, height: 630 },
        },
      }),
    }),
    noIndex,
  ];
};

/** An unknown code gets 404, as a page that does not exist. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { drawQrCode, findQuote, publicUrl } = site;
  const quote = await findQuote(params.code);
  if (!quote) return data({ found: null }, { status: 404 });
  const origin = publicUrl || new URL(request.url).origin;
  const isExpired = Date.parse(quote.validUntil) <= Date.now();
  const found = {
    quote,
    isExpired,
    // A car that staff added has no picture, so the page is shared with that of its kind.
    picture: findTrimByAddress(quote.choice.vehicleId) ? quotePicture(quote.code, language) : null,
    ...(await findPaymentFacts(site, quote, isExpired)),
    place: await findPlace(site, quote),
    url: `${origin}${languageRoot}${buildPath(quote.code)}`,
    qrCode: drawQrCode(`${origin}${languageRoot}/verify?code=${quote.code}`),
  };
  return data({ found });
}

/** What other pages take over from a quote: its car, city, province and kind of buyer. */
async function findPlace(site: SiteContext, { choice }: Quote) {
  const cities = (await listOrNull(site.listCities(), site.report)) ?? [];
  const cityId = cities.find(({ name }) => name === choice.city)?._id;
  const { province, taxpayer } = choice;
  return { vehicle: choice.vehicleId.toLowerCase(), cityId, province: province ?? '', taxpayer };
}

/** Finds the instalments of the frozen price, and the terms of payment; null if the quote has expired. */
async function findPaymentFacts(site: SiteContext, quote: Quote, isExpired: boolean) {
  if (isExpired) return { instalments: null, deal: null };
  const { choice } = quote;
  const [cars, stated, rules, company] = await Promise.all([
    listOrNull(site.listCars(), site.report),
    listOrNull(site.listStated(), site.report),
    listOrNull(site.listFinanceRules(), site.report),
    findCompanyDeal(site, choice.city),
  ]);
  const car = findListedCar(cars ?? [], choice.vehicleId);
  const deal = { car: describeCarDeal(car, stated), company };
  return { instalments: describeInstalments(quote, car, rules ?? []), deal };
}

/** Words the instalments of the frozen price today; null if the car has left the price list. */
function describeInstalments(
  { exFactory }: Quote,
  car: Car | undefined,
  rules: readonly FinanceRules[],
) {
  const note = car && noteInstalments({ ...car, basePrice: exFactory }, rules);
  if (!note) return null;
  const isOther = note.monthly !== null && car.basePrice !== exFactory;
  return { note, listPrice: isOther ? car.basePrice : null };
}

export default function QuotePage({ loaderData }: Route.ComponentProps) {
  const { found } = loaderData;
  if (!found) return <UnknownQuote />;
  const { quote, isExpired, url, qrCode, instalments, place, deal } = found;
  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <QuoteHead quote={quote} isExpired={isExpired} />
      <div className="bg-paper px-5 pt-8 pb-14 md:px-10 md:pt-12 md:pb-20 lg:px-16 xl:px-20">
        <QuoteNotice quote={quote} isExpired={isExpired} />
        <QuoteActions quote={quote} isExpired={isExpired} url={url} place={place} />
        <QuoteLines quote={quote} />
        {instalments && <QuoteInstalments {...instalments} place={place} />}
        {deal && <DealBox {...deal} className="mt-8" />}
        <QuoteNotes quote={quote} />
        <QuoteCheck code={quote.code} qrCode={qrCode} />
      </div>
    </div>
  );
}
