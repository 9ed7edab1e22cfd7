import { maintenanceDocument } from '#catalogue/documents.ts';
import { maintenanceSchedules } from '#catalogue/maintenance.ts';
import { DownloadLink } from '../documents/download-link.tsx';
import { ActionIcon } from './action-icon.tsx';
import { MaintenanceTable } from './maintenance-table.tsx';

const legend = [
  { action: 'Replace', text: 'Replace' },
  { action: 'Inspect', text: 'Inspect' },
  { action: 'Inspect/Add', text: 'Inspect, and add where needed' },
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
          Periodic maintenance schedule
        </h2>
        <p className="max-w-prose text-graphite-700 md:col-span-7 md:text-lg">
          A service is due every 5,000 to 10,000 km. The tables show what is done at each one.
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
          <p className="mt-1 text-graphite-700">{schedule.models.join(', ')}</p>
          <div className="mt-4">
            <MaintenanceTable schedule={schedule} />
          </div>
          {schedule.note && <p className="mt-4 max-w-prose text-graphite-700">{schedule.note}</p>}
        </div>
      ))}
      <p className="mt-10">
        <DownloadLink document={maintenanceDocument} namesFormat>
          Download Full Document PDF
        </DownloadLink>
      </p>
    </section>
  );
}
