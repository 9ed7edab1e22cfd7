import { Plus } from 'lucide-react';
import type { ScheduleMonth } from '#contract/finance/instalments.ts';
import { formatDayInPakistan } from '#contract/format/day-words.ts';
import { formatLakhRange } from '#contract/format/rupee-range.ts';
import { formatLakh, groupDigits } from '#contract/format/rupees.ts';
import { joinWords } from '#contract/on-road/on-road-price.ts';
import { MixedText } from '#ui/stored-text.tsx';
import * as words from '#words/site/finance';
import * as onRoadWords from '#words/site/on-road';
import { ArrowLink } from '../layout/links.tsx';
import { buildChoiceUrl } from '../on-road/choices.ts';
import type { PriceFormData } from '../on-road/price-choice.ts';
import { SampleMark } from '../published/sample-mark.tsx';
import type { KindWords } from './finance-kinds.ts';
import type { Illustration } from './illustration.ts';
import type { FinancePlan } from './plan.ts';

/** The sum to pay on the first day, and the amounts in it that are not known. */
export function FirstDay({
  firstDay: { lines, sum, unknown, note },
  insurance,
}: Pick<FinancePlan, 'firstDay'> & {
  /** Insurance, in the words of this kind of finance. */
  insurance: string;
}) {
  return (
    <section className="bg-paper-deep px-5 py-14 md:px-10 md:py-20 lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-x-10 lg:px-16">
      <div>
        <h2 className="text-3xl font-semibold tracking-tight md:text-5xl">{words.firstDay}</h2>
        <p className="mt-4 text-[clamp(2rem,9vw,3.5rem)] leading-tight font-semibold tracking-tight tabular">
          <span className="text-lg font-normal tracking-normal text-graphite-600">
            {words.firstDayFrom}{' '}
          </span>
          {formatLakhRange(sum)}
          {sum.from === sum.to && (
            <span className="block text-lg font-normal tracking-normal text-graphite-600">
              {formatLakh(sum.from)}
            </span>
          )}
        </p>
      </div>
      <div>
        <table className="mt-6 w-full border-collapse text-start md:text-lg lg:mt-0">
          <caption className="sr-only">{words.firstDayCaption}</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">{words.purpose}</th>
              <th scope="col">{onRoadWords.currency}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ label, amount }) => (
              <tr key={label} className="border-b border-graphite-300">
                <th scope="row" className="py-3.5 pe-4 font-normal">
                  {label}
                </th>
                <td className="py-3.5 text-end align-top tabular">
                  {groupDigits(amount.from)}
                  {amount.from < amount.to && ` ${onRoadWords.toAmount(groupDigits(amount.to))}`}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="mt-6 max-w-prose text-graphite-700">
          {words.notInSum(joinWords(unknown), insurance)}
        </p>
        {note && <p className="mt-3 max-w-prose text-graphite-700">{note}</p>}
      </div>
    </section>
  );
}

const cell = 'py-2.5 ps-1.5 text-end tabular md:ps-6';

/** The plan month by month, closed at first. */
export function Schedule({
  schedule,
  columns,
}: {
  schedule: readonly ScheduleMonth[];
  columns: KindWords['schedule'];
}) {
  return (
    <details className="group/schedule mt-10 border-y border-graphite-950">
      <summary className="flex min-h-16 cursor-pointer items-center justify-between gap-6 py-5 text-xl font-semibold tracking-tight md:text-2xl">
        {words.monthByMonth}
        <Plus
          aria-hidden="true"
          strokeWidth={1.5}
          className="size-6 shrink-0 transition-transform group-open/schedule:rotate-45"
        />
      </summary>
      <table className="mb-8 w-full border-collapse text-[0.8125rem] md:text-base">
        <caption className="sr-only">{words.scheduleCaption}</caption>
        <thead>
          <tr className="border-b border-graphite-400 align-bottom text-graphite-600">
            <th scope="col" className="py-2.5 text-start font-medium">
              <span className="sr-only">{words.month}</span>
            </th>
            {columns.map((title) => (
              <th key={title} scope="col" className={`${cell} font-medium`}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {schedule.map(({ month, payment, finance, principal, balance }) => (
            <tr key={month} className="border-b border-graphite-200">
              <th scope="row" className="py-2.5 text-start font-medium tabular">
                {month}
              </th>
              <td className={cell}>{groupDigits(payment)}</td>
              <td className={cell}>{groupDigits(finance)}</td>
              <td className={cell}>{groupDigits(principal)}</td>
              <td className={cell}>{groupDigits(balance)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** The rules that the plan follows, with their date and source. */
export function RulesSection({
  illustration: { rules, tariffs },
  form: { chosen, isCityChosen },
}: {
  illustration: Illustration;
  form: PriceFormData;
}) {
  const { vehicle, province, taxpayer } = chosen;
  const cityId = isCityChosen ? chosen.cityId : '';
  return (
    <section className="bg-white px-5 py-14 md:px-10 md:py-20 lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-x-10 lg:px-16">
      {rules && (
        <>
          <h2 className="text-3xl font-semibold tracking-tight md:text-5xl">
            {words.rules} {rules.isSample && <SampleMark />}
          </h2>
          <div>
            <p className="mt-4 max-w-prose text-graphite-700 md:text-lg lg:mt-2">
              {words.inForce(rules.label, formatDayInPakistan(rules.from))}
            </p>
            <p className="mt-2 max-w-prose text-graphite-600">
              {words.source}{' '}
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
            {tariffs && (
              <p className="mt-2 max-w-prose text-graphite-600">
                <MixedText text={words.usedTariffs(tariffs)} />
              </p>
            )}
          </div>
        </>
      )}
      <p className="mt-6 flex flex-wrap gap-x-8 lg:col-start-2">
        <ArrowLink to={buildChoiceUrl('/on-road-price', { vehicle, cityId, province, taxpayer })}>
          {words.onRoadOfCar}
        </ArrowLink>
        <ArrowLink to={buildChoiceUrl('/compare', { models: vehicle, cityId })}>
          {onRoadWords.compare}
        </ArrowLink>
        <ArrowLink to={buildChoiceUrl('/test-drive', { vehicle, cityId })}>
          {onRoadWords.testDrive}
        </ArrowLink>
        <ArrowLink to={buildChoiceUrl('/book-now', { vehicle, cityId })}>
          {onRoadWords.bookThisCar}
        </ArrowLink>
      </p>
    </section>
  );
}
