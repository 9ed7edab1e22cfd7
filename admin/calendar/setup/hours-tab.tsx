import { useState } from 'react';
import { type AppointmentKind, appointmentKinds } from '#contract/appointments/kinds.ts';
import { describeFailure } from '../../api.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { Segmented } from '../../ui/segmented.tsx';
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
      <Segmented legend="Kind" choices={appointmentKinds} chosen={kind} onChoose={setKind} />
      <WeekForm
        key={`${dealerId} ${kind}`}
        dealerId={dealerId}
        kind={kind}
        openings={data.filter((opening) => opening.kind === kind)}
      />
    </>
  );
}
