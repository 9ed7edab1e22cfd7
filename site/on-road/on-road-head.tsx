import { formatDayInPakistan } from '#contract/format/day-words.ts';
import { formatRupees } from '#contract/format/rupees.ts';
import type { Taxpayer } from '#contract/on-road/tariff-lines.ts';
import { Button } from '#ui/button.tsx';
import * as words from '#words/site/on-road';
import type { PriceSum } from './both-prices.ts';
import type { PriceFormData } from './price-choice.ts';
import { MoreFields, PriceFields, RegistrationFields, TaxpayerField } from './price-fields.tsx';
import { PriceHead } from './price-head.tsx';
import { PriceSums } from './price-sums.tsx';
import { QueryForm } from './query-form.tsx';

/** The price as the head of the page shows it. */
interface HeadPrice {
  /** 'Haval H6 1.5 in Lahore' */
  title: string;
  /** The province of registration. */
  place: string;
  /** The day of registration, YYYY-MM-DD. */
  date: string;
  sums: Record<Taxpayer, PriceSum>;
  isSample: boolean;
  /** Whether the visitor has not chosen a car or a city yet. */
  isExample: boolean;
}

/** Heading and form, with the car and both sums beside them. */
export const OnRoadHead = ({ form, price }: { form: PriceFormData; price: HeadPrice | null }) => (
  <PriceHead heading={words.pageTitle} picture={form.picture} price={price && <Sums {...price} />}>
    <p className="mt-2 mb-3 text-graphite-600 md:mt-3 md:mb-6 md:text-lg lg:mt-5 lg:mb-10 lg:max-w-sm xl:text-xl">
      {words.introduction}
    </p>
    <QueryForm action="/on-road-price" className="grid gap-3 md:gap-5 lg:mt-auto">
      <PriceFields {...form} />
      <MoreFields title={words.moreFields} isUsed={isRegistrationChosen(form)}>
        <TaxpayerField {...form} />
        <RegistrationFields {...form} />
      </MoreFields>
      <Button type="submit" className="w-full">
        {words.showPrice}
      </Button>
    </QueryForm>
  </PriceHead>
);

/** Whether the address names more than a car and a city, or something that is wrong. */
const isRegistrationChosen = ({ chosen, errors }: PriceFormData): boolean =>
  Boolean(chosen.province || chosen.date || errors.province || errors.date) ||
  chosen.taxpayer !== 'atl';

const Sums = ({ title, place, date, sums, isSample, isExample }: HeadPrice) => (
  <>
    <p className="price-title mb-3 text-xl font-semibold tracking-tight md:mb-6 md:text-2xl">
      {isExample && <span className="font-normal text-graphite-300">{words.forExample} </span>}
      {title}
      <span className="block text-base font-normal md:mt-1 tracking-normal text-graphite-300">
        {words.registeredIn(place, formatDayInPakistan(date))}
      </span>
    </p>
    <PriceSums sums={sums} mutedClass="text-graphite-300" />
    <p className="mt-6 text-sm text-graphite-300">
      {words.estimate}
      {isSample && ` ${words.sampleFigures}`}
    </p>
  </>
);

/** What a buyer asks next: what a filer saves, what is set off, what is paid again; whole rupees. */
interface PriceFacts {
  saving: number;
  /** What a filer sets off against the income tax of the year. */
  adjustable: number;
  /** What a filer pays again each year, as far as it is known. */
  yearly: number;
}

/** Three figures below the table. Those that are 0 are left out. */
export function PriceFigures({ facts }: { facts: PriceFacts }) {
  const figures = [
    {
      amount: facts.saving,
      title: words.saving,
      text: words.savingNote,
    },
    {
      amount: facts.adjustable,
      title: words.adjustable,
      text: words.adjustableNote,
    },
    {
      amount: facts.yearly,
      title: words.yearly,
      text: words.yearlyNote,
    },
  ].filter(({ amount }) => amount > 0);
  if (figures.length === 0) return null;
  return (
    <dl className="mt-14 grid gap-x-10 gap-y-8 md:mt-20 md:grid-cols-3">
      {figures.map(({ amount, title, text }) => (
        <div key={title} className="border-t border-graphite-950 pt-4">
          <dt className="font-semibold">{title}</dt>
          <dd>
            <span className="my-2 block text-3xl font-semibold tracking-tight tabular lg:text-4xl">
              {formatRupees(amount)}
            </span>{' '}
            <span className="block text-pretty text-graphite-600">{text}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
