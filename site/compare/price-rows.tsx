import { formatDayInPakistan } from '#contract/format/day-words.ts';
import { formatLakh, groupDigits } from '#contract/format/rupees.ts';
import { listBuyers, type PriceSum } from '../on-road/both-prices.ts';
import { areDifferent } from './are-different.ts';
import { Cell, Group, Row, Small } from './compare-cells.tsx';
import type { ComparedCar } from './comparison.ts';

/** The rows of prices: ex factory, on the road for both kinds of buyers, and running costs. */
export function PriceRows({
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
  const days = cars.map(({ pricedAt }) => pricedAt && `of ${formatDayInPakistan(pricedAt)}`);
  const isOneDay = new Set(days).size === 1;
  return (
    <Group name="Price and running cost, in PKR">
      <Row
        label="Ex-factory price"
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
          label={`On the road${city ? ` in ${city}` : ''}, ${label.toLowerCase()}`}
          isDifferent={areDifferent(cars.map(({ sums }) => sums && readSum(sums[taxpayer])))}
        >
          {cars.map(({ id, sums }) => (
            <Cell key={id}>{sums && <Sum sum={sums[taxpayer]} />}</Cell>
          ))}
        </Row>
      ))}
      {cars.some(({ runningCost }) => runningCost !== null) && (
        <Row
          label="Petrol and electricity a month"
          note={energyNote}
          isDifferent={areDifferent(cars.map(({ runningCost }) => runningCost))}
        >
          {cars.map(({ id, runningCost }) => (
            <Cell key={id}>{runningCost !== null && groupDigits(runningCost)}</Cell>
          ))}
        </Row>
      )}
    </Group>
  );
}

const notSold = 'Not sold to non-filers';

/** What two sums are compared by. */
const readSum = ({ onRoad, isBarred }: PriceSum) => (isBarred ? notSold : onRoad);

function Sum({ sum: { onRoad, open, isBarred } }: { sum: PriceSum }) {
  if (isBarred) return notSold;
  return (
    <>
      {open.length > 0 && <span className="compare-unknown">from </span>}
      {groupDigits(onRoad)}
      <Small>{formatLakh(onRoad)}</Small>
    </>
  );
}
