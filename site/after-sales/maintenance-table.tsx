import {
  intervalsKm,
  type MaintenanceItem,
  type MaintenanceSchedule,
} from '#catalogue/maintenance.ts';
import { groupDigits } from '#contract/format/rupees.ts';
import { ActionIcon } from './action-icon.tsx';

/**
 * One schedule in a table. On phones the columns are headed in thousands of km and cells show icons
 * only; screen readers get the full text of both.
 */
export function MaintenanceTable({
  schedule: { title, items },
}: {
  schedule: MaintenanceSchedule;
}) {
  return (
    <table className="w-full table-fixed border-collapse text-left text-sm md:text-base">
      <caption className="sr-only">
        Periodic maintenance schedule, {title}: what is done at each service, by odometer in km
      </caption>
      <thead>
        <tr className="border-b border-graphite-950">
          <th scope="col" className="w-[30%] py-3 pr-2 align-bottom font-semibold md:w-[23%]">
            Service item
            <span aria-hidden="true" className="block font-normal text-graphite-600 md:hidden">
              × 1,000 km
            </span>
          </th>
          {intervalsKm.map((km) => (
            <th key={km} scope="col" className="tabular px-0.5 py-3 align-bottom font-semibold">
              <span aria-hidden="true" className="md:hidden">
                {km / 1_000}
              </span>
              <span className="max-md:sr-only">
                {groupDigits(km)} <span className="font-normal text-graphite-600">km</span>
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <Row key={item.name} item={item} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ item: { name, actions } }: { item: MaintenanceItem }) {
  return (
    <tr className="border-b border-graphite-200">
      <th scope="row" className="py-4 pr-2 font-medium hyphens-auto md:py-5">
        {name}
      </th>
      {actions.map(({ km, action }) => (
        <td key={km} className="px-0.5 py-4 md:py-5">
          <span className="flex items-center gap-2">
            <ActionIcon action={action} />
            <span className="max-xl:sr-only">{action}</span>
          </span>
        </td>
      ))}
    </tr>
  );
}
