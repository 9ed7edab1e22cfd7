import { Link } from 'react-router';
import { Cell, Group, Row } from './compare-cells.tsx';
import type { ComparedGroup } from './compared-facts.ts';
import type { ComparedCar } from './comparison.ts';
import { PriceRows } from './price-rows.tsx';

interface CompareTableProps {
  cars: readonly ComparedCar[];
  groups: readonly ComparedGroup[];
  /** The city of the on-road prices. */
  city: string | undefined;
  /** Of when the prices of energy are. */
  energyNote: string;
}

/**
 * Every fact of the cars side by side. The row of names stays in view below the header. The
 * page's head names the cars above the same columns, so it begins under that head and shows once that has scrolled away.
 */
export function CompareTable({ cars, groups, city, energyNote }: CompareTableProps) {
  return (
    <table className="block text-left [@media(height>=36rem)]:-mt-14.25 md:[@media(height>=36rem)]:-mt-16.25">
      <caption className="sr-only">The compared cars side by side</caption>
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
      <LinkRow cars={cars} />
    </table>
  );
}

function LinkRow({ cars }: Pick<CompareTableProps, 'cars'>) {
  const links = [
    { title: 'Test drive', build: ({ slug }: ComparedCar) => `/test-drive?vehicle=${slug}` },
    { title: 'Model page', build: ({ slug }: ComparedCar) => `/models/${slug}` },
    { title: 'On-Road Price', build: ({ id }: ComparedCar) => `/on-road-price?vehicle=${id}` },
    { title: 'Finance', build: ({ id }: ComparedCar) => `/finance?vehicle=${id}` },
  ];
  return (
    <Group name="More">
      <Row label="Next steps">
        {cars.map((car) => (
          <Cell key={car.id}>
            {links.map(({ title, build }) => (
              <Link
                key={title}
                to={build(car)}
                aria-label={`${title} of the ${car.label}`}
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
