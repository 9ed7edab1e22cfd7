import { bookableAdmin, bookableQuery } from '#contract/appointments/bookables.ts';
import { closureAdmin, closureQuery } from '#contract/appointments/closures.ts';
import { openingAdmin, openingQuery } from '#contract/appointments/openings.ts';
import { defineList, type Resource } from '#server/records/resource.ts';
import { selectBookables } from './bookables/list.ts';
import { bookableTrash, registerBookables } from './bookables/routes.ts';
import { selectClosures } from './closures/list.ts';
import { closureTrash } from './closures/records.ts';
import { registerClosures } from './closures/routes.ts';
import { appointmentTag } from './docs.ts';
import { selectOpenings } from './openings/list.ts';
import { openingTrash, registerOpenings } from './openings/routes.ts';
import { registerCalendar, registerOwnAppointments } from './routes.ts';
import { appointments, bookables, closureOffers, closures, openings } from './schema.ts';

/** Demo cars and service bays. */
const bookableResource: Resource = {
  slug: bookableAdmin.slug,
  permission: bookableAdmin.permission,
  tag: appointmentTag,
  tables: [bookables],
  list: defineList({
    paths: bookableAdmin.paths,
    query: bookableQuery,
    select: selectBookables,
  }),
  trash: bookableTrash,
  register: (api, { database }) => registerBookables(api, database.db),
};

/** When dealers take appointments every week. */
const openingResource: Resource = {
  slug: openingAdmin.slug,
  permission: openingAdmin.permission,
  tag: appointmentTag,
  tables: [openings],
  list: defineList({ paths: openingAdmin.paths, query: openingQuery, select: selectOpenings }),
  trash: openingTrash,
  register: (api, { database }) => registerOpenings(api, database.db),
};

/** Days and hours that are closed, or open in addition. */
const closureResource: Resource = {
  slug: closureAdmin.slug,
  permission: closureAdmin.permission,
  tag: appointmentTag,
  tables: [closures],
  list: defineList({ paths: closureAdmin.paths, query: closureQuery, select: selectClosures }),
  trash: closureTrash,
  register: registerClosures,
};

/** Appointments of customers. */
const appointmentResource: Resource = {
  slug: 'appointments',
  permission: 'appointments',
  tag: appointmentTag,
  tables: [appointments, closureOffers],
  register: (api, services) => {
    registerOwnAppointments(api, services);
    registerCalendar(api, services);
  },
};

/** Appointments, and what they are made with. */
export const appointmentResources: readonly Resource[] = [
  bookableResource,
  openingResource,
  closureResource,
  appointmentResource,
];
