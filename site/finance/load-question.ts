import { findTrimByAddress } from '#catalogue/trims.ts';
import { financeKinds } from '#contract/finance/instalments.ts';
import type { SiteContext } from '#server/delivery/pages/site-context.ts';
import type { PriceChoice, PriceFormData } from '../on-road/price-choice.ts';
import type { FinanceFields } from './finance-fields.ts';
import { buildIllustration } from './illustration.ts';
import type { KindExample } from './kind-choice.tsx';
import { describeCap } from './plan-facts.tsx';

/** What the page shows before a kind is chosen: an example of each, if all can be calculated for the car. */
export async function loadQuestion(
  site: SiteContext,
  { choice, form, fields }: { choice: PriceChoice; form: PriceFormData; fields: FinanceFields },
) {
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
    form,
    slug: findTrimByAddress(choice.car?.vehicleId ?? null)?.vehicle.slug,
    title: first?.title ?? '',
    months: first?.plan?.instalments.months ?? 0,
    isSample: first?.isSample ?? false,
    refusal: first?.refusal ?? null,
    assumptions: first?.assumptions ?? [],
    cap: first?.plan && first.rules ? describeCap(first.plan, first.rules) : '',
    examples: examples.length === financeKinds.length ? examples : [],
  };
}
