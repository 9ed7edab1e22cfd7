import { useId } from 'react';
import { Link } from 'react-router';
import { buildDirection } from '#contract/format/direction.ts';
import { buildCallAddress } from '#contract/input/phone-forms.ts';
import { joinWords } from '#contract/on-road/on-road-price.ts';
import { PhoneNumber } from '#ui/phone-link.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { StoredText } from '#ui/stored-text.tsx';
import * as words from '#words/site/on-road';
import type { CarDeal, CompanyDeal } from './deal-terms.ts';

const linkClass =
  'inline-flex min-h-11 items-center font-semibold underline decoration-current/30 underline-offset-4 hover:decoration-current';

/** Lists the answers; `value` is null where staff have not entered one, and `open` names what to ask then. */
const listFacts = (car: CarDeal | undefined, { payee, restDue, papers }: CompanyDeal) => [
  {
    label: words.delivery,
    open: words.openDelivery,
    value: car?.delivery,
    more: car?.statement && (
      <span className="block text-sm font-normal text-graphite-600">{car.statement}</span>
    ),
  },
  { label: words.bookingAmount, open: words.openBookingAmount, value: car?.bookingAmount },
  {
    label: words.payee,
    open: words.openPayee,
    value: payee,
    more: (
      <Link to="/verify#accounts" className={`${linkClass} flex text-sm`}>
        {words.checkAccounts}
      </Link>
    ),
  },
  { label: words.rest, open: words.openRest, value: restDue },
  {
    label: words.papers,
    open: words.openPapers,
    value: papers[0],
    more: papers.slice(1).map((paper) => (
      <span key={paper} {...buildDirection(paper)} className="block">
        {paper}
      </span>
    )),
  },
];

/**
 * When the car comes, what a buyer pays when and to whom, and the papers. What staff have not entered yet is a question
 * for the dealer, whose phone number the box names.
 */
export function DealBox({
  car,
  company,
  className = '',
}: {
  car: CarDeal | undefined;
  company: CompanyDeal;
  className?: string;
}) {
  const id = useId();
  const { ask } = company;
  const facts = listFacts(car, company);
  const known = facts.filter(({ value }) => value);
  const open = facts.filter(({ value }) => !value).map((fact) => fact.open);
  return (
    <section
      aria-labelledby={id}
      className={`rounded-panel border border-graphite-300 bg-paper px-5 pt-5 pb-4 md:px-7 md:pt-6 ${className}`}
    >
      <h2 id={id} className="text-xl font-semibold tracking-tight md:text-2xl">
        {words.deal}
      </h2>
      {known.length > 0 && (
        <dl className="mt-3 border-b border-graphite-200">
          {known.map(({ label, value, more }) => (
            <div
              key={label}
              className="grid gap-x-6 border-t border-graphite-200 py-3 sm:grid-cols-[9rem_1fr]"
            >
              <dt className="text-graphite-600">{label}</dt>
              <dd className="font-semibold wrap-anywhere">
                <StoredText text={value ?? ''} />
                {more}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {open.length > 0 && (
        <p className="mt-3 text-graphite-700">
          <Sentence
            text={words.askDealer}
            parts={{
              label: (text) => <strong className="font-semibold text-graphite-950">{text}</strong>,
              open: joinWords(open),
            }}
          />
        </p>
      )}
      <p className="flex flex-wrap gap-x-6">
        {ask && (
          <a href={buildCallAddress(ask.phone)} className={`${linkClass} tabular`}>
            <span>
              {ask.name ? (
                <Sentence
                  text={words.nameAndPhone}
                  parts={{
                    name: <StoredText text={ask.name} />,
                    phone: <PhoneNumber phone={ask.phone} />,
                  }}
                />
              ) : (
                <PhoneNumber phone={ask.phone} />
              )}
            </span>
          </a>
        )}
        <Link to="/find-a-dealer" className={linkClass}>
          {ask?.name ? words.otherDealers : words.dealersWithPhones}
        </Link>
      </p>
    </section>
  );
}
