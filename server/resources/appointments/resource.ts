import type { Resource } from '#server/records/resource.ts';
import { bookableResource } from './bookables.ts';
import { closureResource } from './closures/resource.ts';
import { appointmentTag } from './docs.ts';
import { openingResource } from './openings.ts';
import { registerCalendar, registerOwnAppointments } from './routes.ts';
import { appointments, closureOffers } from './schema.ts';

/** Appointments, and the cars, bays, hours and closures behind them. */
export const appointmentResources: readonly Resource[] = [
  bookableResource,
  openingResource,
  closureResource,
  {
    slug: 'appointments',
    permission: 'appointments',
    tag: appointmentTag,
    tables: [appointments, closureOffers],
    register: (api, services) => {
      registerOwnAppointments(api, services);
      registerCalendar(api, services);
    },
  },
];
