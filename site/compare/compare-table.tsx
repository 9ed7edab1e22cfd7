import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatDayInPakistan } from '#contract/format/day-words.ts';
import { omitCurrency } from '#contract/format/rupee-range.ts';
import { formatLakh, groupDigits } from '#contract/format/rupees.ts';
import * as words from '#words/site/compare';
import { listBuyers, type PriceSum } from '../on-road/both-prices.ts';
import { buildChoiceUrl } from '../on-road/choices.ts';
import type { ComparedGroup } from './compared-facts.ts';
import { areDifferent } from './compared-models.ts';
import type { ComparedCar } from './comparison.ts';

interface CompareTableProps {
  cars: readonly ComparedCar[];
  groups: readonly ComparedGroup[];
  /** The city of the on-road prices. */
  city: string | undefined;
  /** Its id if the visitor has chosen it, else ''. */
  chosenCity: string;
  /** Of when the prices of energy are. */
  energyNote: string;
}

/**
 * Every fact of the cars side by side. The row of names stays in view below the header. The
 * page's head names the cars above the same columns, so it begins under that head and shows once that has scrolled away.
 */
export function CompareTable({ cars, groups, city, chosenCity, energyNote }: CompareTableProps) {
  return (
    <table className="block text-start [@media(height>=36rem)]:-mt-14.25 md:[@media(height>=36rem)]:-mt-16.25">
      <caption className="sr-only">{words.caption}</caption>
      <thead className="block border-b border-graphite-950 bg-paper [@media(height>=36rem)]:sticky [@media(height>=36rem)]:top-15 [@media(height>=36rem)]:z-10">
        <tr className="compare-columns compare-names">
          <td className="max-md:hidden" />
          {cars.map(({ id, label }) => (
            <th
              key={id}
              scope="col"
              className="py-1 leading-tight font-semibold tracking-tight wrap-break-word md:text-lg"
            >
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <PriceRows cars={cars} city={city} energyNote={energyNote} />
      {groups.map(({ name, rows }) => (
        <Group key={name} name={name}>
          {rows.map(({ label, cells, isDifferent }) => (
            <Row key={label} label={label} isDifferent={isDifferent}>
              {cells.map((value, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the position is the car
                <Cell key={index}>{value}</Cell>
              ))}
            </Row>
          ))}
        </Group>
      ))}
      <LinkRow cars={cars} cityId={chosenCity} />
    </table>
  );
}

function LinkRow({ cars, cityId }: Pick<CompareTableProps, 'cars'> & { cityId: string }) {
  const buildUrl = (path: string) => (car: ComparedCar) =>
    buildChoiceUrl(path, { vehicle: car.id, cityId });
  const links = [
    { title: words.testDrive, build: buildUrl('/test-drive') },
    { title: words.modelPage, build: ({ slug }: ComparedCar) => `/models/${slug}` },
    { title: words.onRoadPrice, build: buildUrl('/on-road-price') },
    { title: words.finance, build: buildUrl('/finance') },
    { title: words.book, build: buildUrl('/book-now') },
  ];
  return (
    <Group name={words.more}>
      <Row label={words.nextSteps}>
        {cars.map((car) => (
          <Cell key={car.id}>
            {links.map(({ title, build }) => (
              <Link
                key={title}
                to={build(car)}
                aria-label={words.stepOf(title, car.label)}
                className="flex min-h-11 items-center underline decoration-graphite-300 underline-offset-4 transition-colors hover:decoration-current"
              >
                {title}
              </Link>
            ))}
          </Cell>
        ))}
      </Row>
    </Group>
  );
}

/** The rows of prices: ex factory, on the road for both kinds of buyers, and running costs. */
function PriceRows({
  cars,
  city,
  energyNote,
}: {
  cars: readonly ComparedCar[];
  /** The city of the on-road prices. */
  city: string | undefined;
  /** Of when the prices of energy are. */
  energyNote: string;
}) {
  const days = cars.map(
    ({ pricedAt }) => pricedAt && words.pricedOn(formatDayInPakistan(pricedAt)),
  );
  const isOneDay = new Set(days).size === 1;
  return (
    <Group name={words.prices}>
      <Row
        label={words.exFactoryPrice}
        note={(isOneDay && days[0]) || undefined}
        isDifferent={areDifferent(cars.map(({ price }) => price))}
      >
        {cars.map(({ id, price }, index) => (
          <Cell key={id}>
            {price !== null && (
              <>
                {groupDigits(price)}
                <Small>{formatLakh(price)}</Small>
                {!isOneDay && days[index] && <Small>{days[index]}</Small>}
              </>
            )}
          </Cell>
        ))}
      </Row>
      {listBuyers(...cars.flatMap(({ sums }) => sums ?? [])).map(({ taxpayer, label }) => (
        <Row
          key={taxpayer}
          label={words.onTheRoad(city, label)}
          isDifferent={areDifferent(cars.map(({ sums }) => sums && readSum(sums[taxpayer])))}
        >
          {cars.map(({ id, sums }) => (
            <Cell key={id}>{sums && <Sum sum={sums[taxpayer]} />}</Cell>
          ))}
        </Row>
      ))}
      {cars.some(({ runningCost }) => runningCost !== null) && (
        <Row
          label={words.runningCost}
          note={energyNote}
          isDifferent={areDifferent(cars.map(({ runningCost }) => runningCost))}
        >
          {cars.map(({ id, runningCost }) => (
            <Cell key={id}>{runningCost !== null && groupDigits(runningCost)}</Cell>
          ))}
        </Row>
      )}
      <DeliveryRow cars={cars} />
    </Group>
  );
}

/** When each car can be had, if that is known of one of them. */
function DeliveryRow({ cars }: Pick<CompareTableProps, 'cars'>) {
  const times = cars.map(({ delivery }) => delivery?.delivery ?? null);
  if (times.every((time) => time === null)) return null;
  return (
    <Row label={words.delivery} isDifferent={areDifferent(times)}>
      {cars.map(({ id, delivery }) => (
        <Cell key={id}>
          {delivery && (
            <>
              {delivery.delivery}
              <Small>{delivery.statement}</Small>
            </>
          )}
        </Cell>
      ))}
    </Row>
  );
}

/** What two sums are compared by. */
const readSum = ({ amount, isBarred }: PriceSum) => (isBarred ? 'barred' : amount);

function Sum({ sum: { prefix, amount, lakh, isBarred } }: { sum: PriceSum }) {
  if (isBarred) return words.notSoldToNonFilers;
  return (
    <>
      {prefix && <span className="compare-unknown">{prefix} </span>}
      {omitCurrency(amount)}
      {lakh && <Small>{lakh}</Small>}
    </>
  );
}

/** Rows under a heading. */
function Group({ name, children }: { name: string; children: ReactNode }) {
  return (
    <tbody className="block">
      <tr className="block">
        <th
          scope="rowgroup"
          className="block border-b border-graphite-400 pt-6 pb-3 text-xl font-semibold tracking-tight md:pt-10 md:text-2xl"
        >
          {name}
        </th>
      </tr>
      {children}
    </tbody>
  );
}

/** A row of values. Those that differ are bold, and its heading tells screen readers. */
function Row({
  label,
  note,
  isDifferent,
  children,
}: {
  label: string;
  /** What holds for every value of the row. */
  note?: string | undefined;
  /** Undefined where nothing is compared. */
  isDifferent?: boolean;
  children: ReactNode;
}) {
  return (
    <tr data-differs={isDifferent} className="compare-columns compare-row">
      <th scope="row">
        {label} {isDifferent && <span className="sr-only">{words.differs}</span>}
        {note && <Small>{note}</Small>}
      </th>
      {children}
    </tr>
  );
}

/** A value. One that is not known is a dash and says so; the note below the table explains it. */
const Cell = ({ children }: { children: ReactNode }) => (
  <td>
    {children || (
      <span className="compare-unknown">
        <span aria-hidden="true">— </span>
        {words.notStated}
      </span>
    )}
  </td>
);

/** What qualifies a value, below it. */
const Small = ({ children }: { children: ReactNode }) => (
  <span className="compare-note">{children}</span>
);
