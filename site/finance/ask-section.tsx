import { formatPercent } from '#contract/finance/instalments.ts';
import type { FinanceRules } from '#contract/finance/rules.ts';
import { formatRupees } from '#contract/format/rupees.ts';
import { buildCallAddress } from '#contract/input/phone-forms.ts';
import * as words from '#words/site/finance';
import * as onRoadWords from '#words/site/on-road';
import { ArrowLink } from '../layout/links.tsx';
import type { DealContact } from '../on-road/deal-terms.ts';

/** Whom to ask about finance, and what the bank will want to see under the rules. Worded for all kinds of finance. */
export function AskSection({
  ask,
  rules: { incomeShareBp, cap },
}: {
  ask: DealContact | null;
  rules: Pick<FinanceRules, 'incomeShareBp' | 'cap'>;
}) {
  const proofs = [
    words.incomeProof(formatPercent(incomeShareBp)),
    words.paymentsProof,
    words.capProof(formatRupees(cap)),
    words.taxpayerProof,
  ];
  return (
    <section
      aria-labelledby="ask"
      className="bg-white px-5 pt-14 md:px-10 md:pt-20 lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-x-10 lg:px-16"
    >
      <h2 id="ask" className="text-3xl font-semibold tracking-tight md:text-5xl">
        {words.ask}
      </h2>
      <div className="mt-4 lg:mt-2">
        <p className="max-w-prose text-graphite-700 md:text-lg">{words.askNote}</p>
        <ul className="mt-4 max-w-prose border-b border-graphite-200">
          {proofs.map((proof) => (
            <li key={proof} className="border-t border-graphite-200 py-3 text-graphite-700">
              {proof}
            </li>
          ))}
        </ul>
        <p className="mt-4 flex flex-wrap gap-x-8">
          {ask && (
            <ArrowLink to={buildCallAddress(ask.phone)}>
              {ask.name ? words.callDealer(ask.name, ask.phone) : words.call(ask.phone)}
            </ArrowLink>
          )}
          <ArrowLink to="/find-a-dealer">{onRoadWords.dealersWithPhones}</ArrowLink>
        </p>
      </div>
    </section>
  );
}
