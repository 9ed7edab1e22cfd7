import { maintenanceDocument } from '#catalogue/documents.ts';
import { DownloadLink } from '../documents/download-link.tsx';
import { ActionMark } from './action-mark.tsx';
import { MaintenanceTable } from './maintenance-table.tsx';

const meanings = [
  { action: 'Replace', text: 'Replace' },
  { action: 'Inspect', text: 'Inspect' },
  { action: 'Inspect/Add', text: 'Inspect, and add where needed' },
] as const;

/** The periodic maintenance schedule, to read and to take along. */
export function Maintenance() {
  return (
    <section
      id="maintenance"
      className="scroll-mt-15 bg-white px-5 py-16 md:px-10 md:py-28 lg:px-16"
    >
      <div className="grid gap-x-10 gap-y-4 md:grid-cols-12 md:items-end">
        <h2 className="text-3xl leading-tight font-semibold tracking-tight text-balance md:col-span-6 md:text-5xl">
          Periodic maintenance schedule
        </h2>
        <p className="max-w-prose text-graphite-700 md:col-span-6 md:text-lg">
          Every 5,000 to 10,000 km your car comes in. What is done to it then is no secret.
        </p>
      </div>
      <ul className="mt-10 flex flex-wrap gap-x-8 gap-y-2 text-sm text-graphite-700 md:mt-14">
        {meanings.map(({ action, text }) => (
          <li key={action} className="flex items-center gap-2">
            <ActionMark action={action} />
            {text}
          </li>
        ))}
      </ul>
      <div className="mt-4">
        <MaintenanceTable />
      </div>
      <p className="mt-10">
        <DownloadLink document={maintenanceDocument}>Download Full Document PDF</DownloadLink>
      </p>
    </section>
  );
}
