import { BookOpenText, DoorClosed, ScanLine } from 'lucide-react';

/** Where the number is found on cars in general; no specific model is described. */
const places = [
  { Icon: BookOpenText, title: 'Registration book', text: 'Listed as chassis number.' },
  { Icon: DoorClosed, title: 'Driver’s door', text: 'On most cars, a label in the door frame.' },
  { Icon: ScanLine, title: 'Windscreen', text: 'On many cars, a plate at its lower corner.' },
] as const;

export function VinPlaces() {
  return (
    <section aria-labelledby="vin-places">
      <h3 id="vin-places" className="text-sm font-medium text-graphite-800">
        Where to find the VIN
      </h3>
      <ul className="mt-3 grid gap-4 sm:grid-cols-3 sm:gap-6">
        {places.map(({ Icon, title, text }) => (
          <li key={title} className="flex gap-3 border-t border-graphite-200 pt-3 sm:block">
            <Icon
              aria-hidden="true"
              strokeWidth={1.5}
              className="size-6 shrink-0 text-graphite-600 sm:mb-2"
            />
            <p className="text-sm text-graphite-600">
              <span className="block font-medium text-graphite-950">{title}</span>
              {text}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
