import { formatRupees } from '#contract/format/rupees.ts';
import { type Car, type City, carLabel } from '#contract/prices/pricing.ts';
import { calculateCityPrice } from './price-change.ts';
import { formatFreight } from './price-receipt.tsx';

interface CityPricesProps {
  car: Car;
  cities: readonly City[];
  /** The id of the chosen city. */
  cityId: string;
  onChoose: (cityId: string) => void;
}

/** What a car costs in every active city. A city is chosen by its row. */
export function CityPrices({ car, cities, cityId, onChoose }: CityPricesProps) {
  return (
    <section aria-label="Price by city" className="min-w-0 border-line max-xl:border-t xl:border-s">
      <h2 className="px-4 py-3 text-sm sm:px-5 font-semibold wrap-anywhere">
        {carLabel(car)} <span className="font-normal text-ink-soft">in every city</span>
      </h2>
      <table className="w-full border-collapse sm:table-fixed">
        <thead className="text-ink-soft max-sm:sr-only">
          <tr className="border-t border-line [&>th]:h-9 [&>th]:font-normal">
            <th scope="col" className="ps-4 text-start sm:ps-5">
              City
            </th>
            <th scope="col" className="text-end sm:w-44">
              Freight
            </th>
            <th scope="col" className="pe-4 text-end sm:w-48 sm:pe-5">
              Total
            </th>
          </tr>
        </thead>
        <tbody>
          {cities.map((city) => (
            <CityRow
              key={city._id}
              city={city}
              car={car}
              isChosen={city._id === cityId}
              onChoose={onChoose}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface CityRowProps extends Pick<CityPricesProps, 'car' | 'onChoose'> {
  city: City;
  isChosen: boolean;
}

function CityRow({ city, car, isChosen, onChoose }: CityRowProps) {
  const { freight, total } = calculateCityPrice(car, city);
  return (
    <tr
      className={`relative h-9 border-t border-line hover:bg-hover pointer-coarse:h-11 ${isChosen ? 'bg-hover' : ''}`}
    >
      <th
        scope="row"
        className={`ps-4 text-start sm:ps-5 ${isChosen ? 'font-semibold shadow-[inset_2px_0_var(--color-accent)]' : 'font-normal'}`}
      >
        <button
          type="button"
          aria-pressed={isChosen}
          className="min-h-6 text-start after:absolute after:inset-0 focus-visible:after:-outline-offset-2"
          onClick={() => onChoose(city._id)}
        >
          {city.name}
          <span className="font-normal text-ink-soft max-sm:hidden"> · {city.province}</span>
        </button>
      </th>
      <td className="text-end whitespace-nowrap text-ink-soft">{formatFreight(freight)}</td>
      <td className={`pe-4 text-end sm:pe-5 whitespace-nowrap ${isChosen ? 'font-semibold' : ''}`}>
        {formatRupees(total)}
      </td>
    </tr>
  );
}
