import { maintenanceDocument } from '#catalogue/documents.ts';
import {
  intervalsKm,
  type MaintenanceAction,
  type MaintenanceItem,
  type MaintenanceSchedule,
  maintenanceSchedules,
} from '#catalogue/maintenance.ts';
import { groupDigits } from '#contract/format/rupees.ts';
import { Sentence } from '#ui/sentence.tsx';
import * as words from '#words/site/after-sales';
import { DownloadLink } from '../documents/download-link.tsx';

const legend = [
  { action: 'Replace', text: words.replace },
  { action: 'Inspect', text: words.inspect },
  { action: 'Inspect/Add', text: words.inspectAndAdd },
] as const;

/** The periodic maintenance schedule, as a table and as a PDF to download. */
export function Maintenance() {
  return (
    <section
      id="maintenance"
      className="scroll-mt-15 bg-white px-5 py-16 md:px-10 md:py-28 lg:px-16"
    >
      <div className="grid gap-x-10 gap-y-4 md:grid-cols-12 items-baseline-last">
        <h2 className="text-3xl leading-tight font-semibold tracking-tight md:col-span-5 md:text-5xl">
          {words.maintenanceTitle}
        </h2>
        <p className="max-w-prose text-graphite-700 md:col-span-7 md:text-lg">
          {words.maintenanceText}
        </p>
      </div>
      <ul className="mt-10 flex flex-wrap gap-x-8 gap-y-2 text-sm text-graphite-700 md:mt-14">
        {legend.map(({ action, text }) => (
          <li key={action} className="flex items-center gap-2">
            <ActionIcon action={action} />
            {text}
          </li>
        ))}
      </ul>
      {maintenanceSchedules.map((schedule) => (
        <div key={schedule.title} className="mt-10 md:mt-14">
          <h3 className="text-xl font-semibold tracking-tight md:text-2xl">{schedule.title}</h3>
          <p className="mt-1 text-graphite-700">{words.listModels(schedule.models)}</p>
          <div className="mt-4">
            <MaintenanceTable schedule={schedule} />
          </div>
          {schedule.note && <p className="mt-4 max-w-prose text-graphite-700">{schedule.note}</p>}
        </div>
      ))}
      <p className="mt-10">
        <DownloadLink document={maintenanceDocument} namesFormat>
          {words.downloadSchedule}
        </DownloadLink>
      </p>
    </section>
  );
}

/**
 * One schedule in a table. On phones the columns are headed in thousands of km and cells show icons
 * only; screen readers get the full text of both.
 */
function MaintenanceTable({ schedule: { title, items } }: { schedule: MaintenanceSchedule }) {
  return (
    <table className="w-full table-fixed border-collapse text-start text-sm md:text-base">
      <caption className="sr-only">{words.tableCaption(title)}</caption>
      <thead>
        <tr className="border-b border-graphite-950">
          <th scope="col" className="w-[30%] py-3 pe-2 align-bottom font-semibold md:w-[23%]">
            {words.serviceItem}
            <span aria-hidden="true" className="block font-normal text-graphite-600 md:hidden">
              {words.thousandKilometers}
            </span>
          </th>
          {intervalsKm.map((km) => (
            <th key={km} scope="col" className="tabular px-0.5 py-3 align-bottom font-semibold">
              <span aria-hidden="true" className="md:hidden">
                {km / 1_000}
              </span>
              <span className="max-md:sr-only">
                <Sentence
                  text={words.odometer}
                  parts={{
                    km: groupDigits(km),
                    unit: (unit) => <span className="font-normal text-graphite-600">{unit}</span>,
                  }}
                />
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
      <th scope="row" className="py-4 pe-2 font-medium hyphens-auto md:py-5">
        {name}
      </th>
      {actions.map(({ km, action }) => (
        <td key={km} className="px-0.5 py-4 md:py-5">
          <span className="flex items-center gap-2">
            <ActionIcon action={action} />
            <span className="max-xl:sr-only">{words.actions[action]}</span>
          </span>
        </td>
      ))}
    </tr>
  );
}

/** The action as an icon: a filled circle means replace, an empty one inspect, a plus inspect and add. */
function ActionIcon({ action }: { action: MaintenanceAction }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className="size-4 shrink-0 md:size-5">
      <circle
        cx="10"
        cy="10"
        r="8"
        fill={action === 'Replace' ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="1.75"
      />
      {action === 'Inspect/Add' && (
        <path d="M10 6v8M6 10h8" stroke="currentColor" strokeWidth="1.75" />
      )}
    </svg>
  );
}
