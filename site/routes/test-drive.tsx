import { useCallback, useState } from 'react';
import { findTrimByAddress } from '#catalogue/trims.ts';
import { findVehicleByLabel } from '#catalogue/vehicles.ts';
import { dealershipLabel } from '#contract/dealers/dealers.ts';
import { testDrive } from '#contract/leads/test-drive.ts';
import * as words from '#words/site/test-drive';
import { handleBookingPost } from '../appointments/handle-booking-post.ts';
import { useSlots } from '../appointments/use-slots.ts';
import { siteContext } from '../entry.server.tsx';
import { groupDealershipsByCity, mapDealershipIds } from '../forms/dealership-field.tsx';
import { type FieldValues, getKeptValues } from '../forms/posted-form.ts';
import { listOrNull } from '../list-or-null.ts';
import { buildPageMeta } from '../page-meta.ts';
import { TestDriveForm } from '../test-drive/test-drive-form.tsx';
import { VehiclePanel } from '../test-drive/vehicle-panel.tsx';
import type { Route } from './+types/test-drive.ts';

export const handle = { query: ['vehicle', 'dealer', 'cityId'] };

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, {
    title: words.bookTestDrive,
    description: words.pageDescription,
    path: '/test-drive',
  });

/**
 * `?vehicle=` takes a model's slug or a trim's id and `?dealer=` a dealer's id to preselect; `?cityId=` puts the dealers of a
 * city of the price list first, and preselects the only one. Other values are ignored.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const { listDealers, listCities, report } = context.get(siteContext);
  const cityId = searchParams.get('cityId');
  const [listed, priced] = await Promise.all([
    listOrNull(listDealers(), report),
    cityId ? listOrNull(listCities(), report) : null,
  ]);
  const dealers = listed ?? [];
  const city = priced?.find(({ _id }) => _id === cityId)?.name.toLowerCase();
  const [near, far] = [true, false].map((isNear) =>
    dealers.filter((dealer) => (dealer.city.toLowerCase() === city) === isNear),
  );
  const [only, ...others] = near ?? [];
  const chosen =
    dealers.find(({ _id }) => _id === searchParams.get('dealer')) ??
    (others.length === 0 ? only : undefined);
  return {
    cities: groupDealershipsByCity([...(near ?? []), ...(far ?? [])]),
    dealerIds: mapDealershipIds(dealers),
    selectedVehicle: findTrimByAddress(searchParams.get('vehicle'))?.vehicle.label,
    selectedDealership: chosen && dealershipLabel(chosen),
  };
}

export const action = (args: Route.ActionArgs) => handleBookingPost(testDrive, args);

export default function TestDrive({ loaderData, actionData }: Route.ComponentProps) {
  const { cities, dealerIds, selectedVehicle, selectedDealership } = loaderData;
  const initial = { selectedVehicle, selectedDealership };
  const values: FieldValues = actionData ? getKeptValues(actionData) : initial;
  const [chosen, setChosen] = useState({
    vehicle: values.selectedVehicle ?? '',
    dealership: values.selectedDealership ?? '',
  });
  const slots = useSlots('test-drive', values.slot);
  const { request } = slots;
  const readFields = useCallback(
    (fields: FormData) => {
      const vehicle = String(fields.get('selectedVehicle') ?? '');
      const dealership = String(fields.get('selectedDealership') ?? '');
      const dealerId = dealerIds[dealership];
      setChosen({ vehicle, dealership });
      request(vehicle && dealerId ? { vehicle, dealerId } : null);
    },
    [dealerIds, request],
  );
  return (
    <div className="bg-paper lg:grid lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:grid-rows-[auto_1fr]">
      <header className="on-dark bg-graphite-950 px-5 pt-8 text-white md:px-10 md:pt-14 lg:bg-paper lg:px-16 lg:text-graphite-950">
        <h1 className="title -ms-[0.05em]">{words.bookTestDrive}</h1>
        <p className="mt-3 max-w-prose text-graphite-300 md:text-lg lg:text-graphite-600">
          {words.introduction}
        </p>
      </header>
      <VehiclePanel
        vehicle={findVehicleByLabel(chosen.vehicle)}
        visit={
          slots.slot
            ? { time: slots.slot.slice(11), day: slots.day, dealership: chosen.dealership }
            : undefined
        }
      />
      <TestDriveForm
        cities={cities}
        initial={initial}
        posted={actionData}
        chosen={chosen.vehicle}
        slots={slots}
        onFields={readFields}
      />
    </div>
  );
}
