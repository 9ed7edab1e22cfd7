/** The length of a VIN. An older chassis number may be shorter or longer. */
const vinLength = 17;

/**
 * Shows the number as on a VIN plate while it is typed, so that a missing or doubled character is easy to
 * see. Screen readers get the number from the field.
 */
export function VinPlate({ vin }: { vin: string }) {
  const characters = [...vin.toUpperCase().replace(/[\s-]/g, '')];
  const positions = Array.from(
    { length: Math.max(vinLength, characters.length) },
    (_, position) => position,
  );
  return (
    <div
      aria-hidden="true"
      className="studio rounded-control px-3 pt-3 pb-4 text-white sm:px-5 sm:pt-4 sm:pb-5 noscript:hidden"
    >
      <p className="flex justify-between text-xs text-graphite-300">
        <span>Vehicle identification number</span>
        <span className="tabular">
          {characters.length} of {vinLength}
        </span>
      </p>
      <ol className="mt-3 grid grid-cols-[repeat(17,minmax(0,1fr))] gap-x-[2px] sm:gap-x-1">
        {positions.map((position) => (
          <li
            key={position}
            className={`flex h-8 items-center justify-center border-b text-sm font-semibold tabular transition-colors sm:h-11 sm:text-xl ${
              characters[position] ? 'border-white' : 'border-white/25'
            }`}
          >
            {characters[position]}
          </li>
        ))}
      </ol>
    </div>
  );
}
