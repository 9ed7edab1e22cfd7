import { useState } from 'react';
import {
  type AppointmentKind,
  appointmentKindNames,
  appointmentKinds,
} from '#contract/appointments/kinds.ts';
import { describeFailure } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { useOpenings } from './setup-queries.ts';
import { WeekForm } from './week-form.tsx';

/** The weekly hours of a dealer, by kind of appointments. */
export function HoursTab({ dealerId }: { dealerId: string }) {
  const [kind, setKind] = useState<AppointmentKind>('test-drive');
  const { data, error, isPending, refetch } = useOpenings(dealerId);
  if (isPending) return <p role="status">Loading...</p>;
  if (error) return <ErrorPanel message={describeFailure(error)} onRetry={refetch} />;
  return (
    <>
      <fieldset className="flex gap-1">
        <legend className="sr-only">Kind</legend>
        {appointmentKindNames.map((one) => (
          <Button key={one} aria-pressed={kind === one} onClick={() => setKind(one)}>
            {appointmentKinds[one]}
          </Button>
        ))}
      </fieldset>
      <WeekForm
        key={`${dealerId} ${kind}`}
        dealerId={dealerId}
        kind={kind}
        openings={data.filter((opening) => opening.kind === kind)}
      />
    </>
  );
}
