import { useCallback, useState } from 'react';
import { serviceAppointment } from '#contract/leads/service-appointment.ts';
import * as words from '#words/site/service';
import { handleBookingPost } from '../appointments/handle-booking-post.ts';
import { useSlots } from '../appointments/use-slots.ts';
import { siteContext } from '../entry.server.tsx';
import { groupDealershipsByCity, mapDealershipIds } from '../forms/dealership-field.tsx';
import { type FieldValues, getKeptValues } from '../forms/posted-form.ts';
import { listOrNull } from '../list-or-null.ts';
import { buildPageMeta } from '../page-meta.ts';
import { AppointmentCard, type Choices } from '../service/appointment-card.tsx';
import { listOpenDays } from '../service/day-field.tsx';
import { ServiceForm } from '../service/service-form.tsx';
import type { Route } from './+types/book-service.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, {
    title: words.bookService,
    description: words.pageDescription,
    path: '/book-service',
  });

/** Without the dealers' hours every day can be chosen. */
export async function loader({ context }: Route.LoaderArgs) {
  const { listDealers, report } = context.get(siteContext);
  const dealers = (await listOrNull(listDealers(), report)) ?? [];
  return {
    openDays: listOpenDays(dealers),
    cities: groupDealershipsByCity(dealers),
    dealerIds: mapDealershipIds(dealers),
  };
}

export const action = (args: Route.ActionArgs) => handleBookingPost(serviceAppointment, args);

export default function BookService({ loaderData, actionData }: Route.ComponentProps) {
  const { openDays, cities, dealerIds } = loaderData;
  const values = actionData ? getKeptValues(actionData) : {};
  const [choices, setChoices] = useState(() => parseChoices(values));
  const slots = useSlots('service', values.slot);
  const { request } = slots;
  const readChoices = useCallback(
    (fields: FormData) => {
      const chosen = parseChoices(Object.fromEntries(fields) as FieldValues);
      const { selectedVehicle: vehicle, selectedServiceType: serviceType } = chosen;
      const dealerId = dealerIds[chosen.selectedDealership];
      setChoices(chosen);
      request(vehicle && serviceType && dealerId ? { vehicle, serviceType, dealerId } : null);
    },
    [dealerIds, request],
  );
  return (
    <div className="bg-paper lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:grid-rows-[auto_1fr]">
      <header className="on-dark bg-graphite-950 px-5 pt-8 text-white md:px-10 md:pt-14 lg:col-start-2 lg:bg-paper lg:px-16 lg:text-graphite-950">
        <h1 className="title -ms-[0.05em]">{words.bookService}</h1>
        <p className="mt-3 max-w-prose text-graphite-300 md:text-lg lg:text-graphite-600">
          {words.introduction}
        </p>
      </header>
      <AppointmentCard choices={choices} slot={slots.slot} />
      <div className="bg-paper px-5 pt-8 pb-12 md:px-10 md:pt-8 md:pb-16 lg:col-start-2 lg:px-16">
        <ServiceForm
          posted={actionData}
          vehicle={choices.selectedVehicle}
          day={choices.serviceDate}
          openDays={openDays}
          cities={cities}
          slots={slots}
          onFields={readChoices}
        />
      </div>
    </div>
  );
}

function parseChoices(values: FieldValues): Choices {
  const {
    selectedVehicle = '',
    selectedServiceType = '',
    selectedDealership = '',
    serviceDate = '',
  } = values;
  return { selectedVehicle, selectedServiceType, selectedDealership, serviceDate };
}
