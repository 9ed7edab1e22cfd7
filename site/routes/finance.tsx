import * as words from '#words/site/finance';
import { siteContext } from '../entry.server.tsx';
import { AskSection } from '../finance/ask-section.tsx';
import { readFinanceFields } from '../finance/finance-fields.ts';
import { FinanceHead } from '../finance/finance-head.tsx';
import { readFinanceKind } from '../finance/finance-kinds.ts';
import { buildIllustration, checkLimits } from '../finance/illustration.ts';
import { KindQuestion } from '../finance/kind-question.tsx';
import { loadQuestion } from '../finance/load-question.ts';
import { PlanFacts } from '../finance/plan-facts.tsx';
import { FirstDay, RulesSection, Schedule } from '../finance/schedule.tsx';
import { listOrNull } from '../list-or-null.ts';
import { useRememberedChoices } from '../on-road/choices.ts';
import { findCompanyDeal } from '../on-road/deal-terms.ts';
import { buildPriceForm, readPriceChoice } from '../on-road/price-choice.ts';
import { buildPageMeta } from '../page-meta.ts';
import type { Route } from './+types/finance.ts';

export const handle = {
  query: [
    ...['vehicle', 'carId', 'cityId', 'province', 'taxpayer', 'date'],
    ...['kind', 'down', 'months', 'rate', 'other'],
  ],
};

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, {
    title: words.pageTitle,
    description: words.pageDescription,
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
  const form = buildPriceForm(searchParams, { cars: cars ?? [], cities: cities ?? [] }, choice);
  if (!kind) {
    return { query, chosen: null, question: await loadQuestion(site, { choice, form, fields }) };
  }
  const illustration = await buildIllustration(site, { kind, choice, fields });
  const { typed, errors } = checkLimits(fields, illustration);
  return {
    query,
    question: null,
    chosen: {
      kind,
      form,
      fields: { typed, errors },
      illustration,
      ask: (await findCompanyDeal(site, choice.city?.name)).ask,
    },
  };
}

const remembered = ['vehicle', 'cityId', 'province', 'taxpayer'] as const;

export default function Finance({ loaderData }: Route.ComponentProps) {
  const { query, chosen, question } = loaderData;
  useRememberedChoices(remembered, (chosen ?? question).form.cities);
  if (!chosen) return <KindQuestion query={query} {...question} />;
  const { kind, illustration, form, ask } = chosen;
  const { plan, rules } = illustration;
  const ofKind = words.kinds[kind];
  return (
    <>
      <FinanceHead {...chosen} query={query} />
      {plan && rules && (
        <>
          <section className="bg-white px-5 py-14 md:px-10 md:py-20 lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-x-10 lg:px-16">
            <h2 className="text-3xl font-semibold tracking-tight md:text-5xl">
              {words.planFigures}
            </h2>
            <div className="mt-4 lg:mt-0">
              <PlanFacts plan={plan} rules={rules} />
              <p className="mt-6 max-w-prose text-graphite-600">{ofKind.settlement}</p>
              <Schedule schedule={plan.instalments.schedule} columns={ofKind.schedule} />
            </div>
          </section>
          <FirstDay firstDay={plan.firstDay} insurance={ofKind.insurance} />
        </>
      )}
      {rules && <AskSection ask={ask} rules={rules} />}
      <RulesSection illustration={illustration} form={form} />
    </>
  );
}
