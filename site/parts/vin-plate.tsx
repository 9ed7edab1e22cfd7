/** The signs of a VIN; an older chassis number may have fewer or more. */
const signs = 17;

/**
 * The number as it is stamped into a plate, filling up while it is typed: a sign left out or doubled
 * is seen at once. The field above it says the same to those who do not see it.
 */
export function VinPlate({ vin }: { vin: string }) {
  const stamped = [...vin.toUpperCase().replace(/[\s-]/g, '')];
  const places = Array.from({ length: Math.max(signs, stamped.length) }, (_, place) => place);
  return (
    <div
      aria-hidden="true"
      className="studio rounded-control px-3 pt-3 pb-4 text-white sm:px-5 sm:pt-4 sm:pb-5 noscript:hidden"
    >
      <p className="flex justify-between text-xs text-graphite-300">
        <span>Vehicle identification number</span>
        <span className="tabular">
          {stamped.length} of {signs}
        </span>
      </p>
      <ol className="mt-3 grid grid-cols-[repeat(17,minmax(0,1fr))] gap-x-[2px] sm:gap-x-1">
        {places.map((place) => (
          <li
            key={place}
            className={`flex h-8 items-center justify-center border-b text-sm font-semibold tabular transition-colors sm:h-11 sm:text-xl ${
              stamped[place] ? 'border-white' : 'border-white/25'
            }`}
          >
            {stamped[place]}
          </li>
        ))}
      </ol>
    </div>
  );
}
