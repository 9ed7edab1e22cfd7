import { useCallback, useState } from 'react';
import { serviceAppointment } from '#contract/leads/service-appointment.ts';
import { type FieldValues, keptValues } from '../forms/posted-form.ts';
import { takeForm } from '../forms/take-form.ts';
import { pageMeta } from '../page-meta.ts';
import { AppointmentCard, type Choices } from '../service/appointment-card.tsx';
import { ServiceForm } from '../service/service-form.tsx';
import type { Route } from './+types/book-service.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Book a Service',
    description:
      'Book a service for your HAVAL, ORA or TANK online: choose what is to be done and the day, and we will call you to confirm it.',
    path: '/book-service',
  });

export const action = (args: Route.ActionArgs) => takeForm(serviceAppointment.slug, args);

export default function BookService({ actionData }: Route.ComponentProps) {
  const [choices, setChoices] = useState(() => choicesOf(actionData ? keptValues(actionData) : {}));
  const readChoices = useCallback(
    (fields: FormData) => setChoices(choicesOf(Object.fromEntries(fields) as FieldValues)),
    [],
  );
  return (
    <div className="md:grid md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] md:grid-rows-[auto_1fr]">
      <header className="on-dark bg-graphite-950 px-5 pt-8 text-white md:col-start-2 md:bg-paper md:px-10 md:pt-16 md:text-graphite-950 lg:px-16 xl:px-24">
        <h1 className="text-4xl font-semibold tracking-tight text-balance lg:text-6xl">
          Book a Service
        </h1>
        <p className="mt-3 max-w-prose text-graphite-300 md:text-lg md:text-graphite-600">
          Say what is to be done and which day suits you. We call you to confirm it.
        </p>
      </header>
      <AppointmentCard choices={choices} />
      <div className="bg-paper px-5 pt-8 pb-12 md:col-start-2 md:px-10 md:pt-10 md:pb-16 lg:px-16 xl:px-24">
        <ServiceForm posted={actionData} day={choices.serviceDate} onFields={readChoices} />
      </div>
    </div>
  );
}

function choicesOf(values: FieldValues): Choices {
  const { selectedVehicle = '', selectedServiceType = '', serviceDate = '' } = values;
  return { selectedVehicle, selectedServiceType, serviceDate };
}
