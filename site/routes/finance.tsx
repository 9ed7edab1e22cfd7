import { findTrimByAddress } from '#catalogue/find-trim.ts';
import { formatDayInPakistan } from '#contract/day-words.ts';
import { financeKinds } from '#contract/finance/instalments.ts';
import type { SiteContext } from '#server/delivery/pages/site-context.ts';
import { siteContext } from '../entry.server.tsx';
import { type FinanceFields, readFinanceFields } from '../finance/finance-fields.ts';
import { FinanceHead } from '../finance/finance-head.tsx';
import { FirstDay } from '../finance/first-day.tsx';
import { buildIllustration, checkLimits, type Illustration } from '../finance/illustration.ts';
import { type KindExample, KindExamples, KindRows } from '../finance/kind-choice.tsx';
import { describeCap, PlanFacts } from '../finance/plan-facts.tsx';
import { Schedule } from '../finance/schedule.tsx';
import { financeWords, readFinanceKind } from '../finance/words.ts';
import { ArrowLink } from '../layout/arrow-link.tsx';
import { listOrNull } from '../list-or-null.ts';
import { buildPriceForm, type PriceChoice, readPriceChoice } from '../on-road/price-choice.ts';
import { buildPageMeta } from '../page-meta.ts';
import { SampleMark } from '../published/sample-mark.tsx';
import { OutdoorHead } from '../vehicles/outdoor-head.tsx';
import type { Route } from './+types/finance.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, {
    title: 'Finance',
    description:
      'Instalments for a HAVAL, ORA or TANK under the State Bank’s rules: conventional, ijarah or diminishing musharakah, month by month.',
    path: '/finance',
  });

/** The choices that stay when the visitor changes the kind of finance. The rate belongs to the kind. */
const keptNames = ['vehicle', 'cityId', 'province', 'taxpayer', 'down', 'months', 'other'];

function buildKeptQuery(query: URLSearchParams): string {
  const kept = keptNames.flatMap((name) => {
    const value = query.get(name);
    return value ? [[name, value]] : [];
  });
  return kept.length > 0 ? `&${new URLSearchParams(kept)}` : '';
}

/** What the page shows before a kind is chosen: an example of each, if all can be calculated for the car. */
async function loadQuestion(site: SiteContext, choice: PriceChoice, fields: FinanceFields) {
  const illustrations = await Promise.all(
    financeKinds.map((kind) => buildIllustration(site, { kind, choice, fields })),
  );
  const examples = illustrations.flatMap(({ plan }): KindExample[] => {
    if (!plan) return [];
    const { monthly, isFalling, downPayment, totalPaid } = plan.instalments;
    return [{ kind: plan.kind, monthly, isFalling, downPayment, totalPaid }];
  });
  const [first] = illustrations;
  return {
    slug: findTrimByAddress(choice.car?.vehicleId ?? null)?.vehicle.slug,
    title: first?.title ?? '',
    months: first?.plan?.instalments.months ?? 0,
    isSample: first?.isSample ?? false,
    cap: first?.plan && first.rules ? describeCap(first.plan, first.rules) : '',
    examples: examples.length === financeKinds.length ? examples : [],
  };
}

/** Reads the choice from the address. Without `kind` the visitor is asked for it first. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { searchParams } = new URL(request.url);
  const kind = readFinanceKind(searchParams.get('kind'));
  const query = buildKeptQuery(searchParams);
  const [cars, cities] = await Promise.all([
    listOrNull(site.listCars(), site.report),
    listOrNull(site.listCities(), site.report),
  ]);
  const choice = readPriceChoice(searchParams, cars ?? [], cities ?? []);
  const fields = readFinanceFields(searchParams);
  if (!kind) return { query, chosen: null, question: await loadQuestion(site, choice, fields) };
  const illustration = await buildIllustration(site, { kind, choice, fields });
  const { typed, errors } = checkLimits(fields, illustration.plan);
  return {
    query,
    question: null,
    chosen: {
      kind,
      form: buildPriceForm(searchParams, { cars: cars ?? [], cities: cities ?? [] }, choice),
      fields: { typed, errors },
      illustration,
    },
  };
}

export default function Finance({ loaderData }: Route.ComponentProps) {
  const { query, chosen, question } = loaderData;
  if (!chosen) return <KindQuestion query={query} {...question} />;
  const { kind, illustration, form } = chosen;
  const { plan, rules } = illustration;
  const words = financeWords[kind];
  return (
    <>
      <FinanceHead {...chosen} query={query} />
      {plan && rules && (
        <>
          <section className="bg-white px-5 py-14 md:px-10 md:py-20 lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-x-10 lg:px-16">
            <h2 className="text-3xl font-semibold tracking-tight text-balance md:text-5xl">
              The plan in figures
            </h2>
            <div className="mt-4 lg:mt-0">
              <PlanFacts plan={plan} rules={rules} />
              <p className="mt-6 max-w-prose text-pretty text-graphite-600">{words.settlement}</p>
              <Schedule schedule={plan.instalments.schedule} words={words} />
            </div>
          </section>
          <FirstDay firstDay={plan.firstDay} />
        </>
      )}
      <RulesSection illustration={illustration} vehicle={form.chosen.vehicle} />
    </>
  );
}

/** The page before a kind of finance is chosen. */
function KindQuestion({
  query,
  slug = 'haval-h6',
  title,
  months,
  isSample,
  cap,
  examples,
}: { query: string } & Awaited<ReturnType<typeof loadQuestion>>) {
  return (
    <>
      <OutdoorHead
        title="Finance"
        text="Pay month by month: one way with interest, two Islamic ones. Choose one to see the monthly payment, the down payment and the total."
        slug={slug}
      />
      {examples.length === 0 ? (
        <KindRows query={query} />
      ) : (
        <section className="bg-paper px-5 pt-10 md:px-10 md:pt-14 lg:px-16">
          <h2 className="text-xl font-semibold tracking-tight text-balance md:text-3xl">
            For example:{' '}
            <span className="max-md:block">
              {title}, {months} months
            </span>
          </h2>
          <p className="mt-2 mb-8 max-w-prose text-pretty text-graphite-600 md:mb-10">{cap}</p>
          <KindExamples examples={examples} query={query} />
        </section>
      )}
      <div className="bg-paper px-5 pb-12 md:px-10 md:pt-6 md:pb-20 lg:px-16">
        <p className="max-w-prose text-sm text-pretty text-graphite-600">
          Each page shows an illustration under the State Bank’s rules, not an offer; the bank
          decides.
          {isSample &&
            ' Sample figures: a price, a tariff or the rules were loaded to show this page.'}
        </p>
      </div>
    </>
  );
}

/** The rules that the plan follows, with their date and source. */
function RulesSection({
  illustration: { rules },
  vehicle,
}: {
  illustration: Illustration;
  vehicle: string;
}) {
  return (
    <section className="bg-white px-5 py-14 md:px-10 md:py-20 lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-x-10 lg:px-16">
      {rules && (
        <>
          <h2 className="text-3xl font-semibold tracking-tight md:text-5xl">
            The rules behind it {rules.isSample && <SampleMark />}
          </h2>
          <div>
            <p className="mt-4 max-w-prose text-graphite-700 md:text-lg lg:mt-2">
              {rules.label}, in force since {formatDayInPakistan(rules.from)}.
            </p>
            <p className="mt-2 max-w-prose text-graphite-600">
              Source:{' '}
              {rules.sourceUrl ? (
                <a
                  href={rules.sourceUrl}
                  rel="noopener nofollow"
                  className="underline underline-offset-4"
                >
                  {rules.sourceTitle}
                </a>
              ) : (
                rules.sourceTitle
              )}
            </p>
          </div>
        </>
      )}
      <p className="mt-6 flex flex-wrap gap-x-8 lg:col-start-2">
        <ArrowLink to={`/on-road-price?vehicle=${vehicle}`}>On-road price of this car</ArrowLink>
        <ArrowLink to={`/book-now?vehicle=${vehicle}`}>Book this car</ArrowLink>
      </p>
    </section>
  );
}
