import type { Db } from '#server/platform/db/client.ts';
import { buildCalendarEvent } from './calendar-event.ts';
import { buildPublishedFile } from './calendar-file.ts';
import { buildAppointmentPath } from './links.ts';
import { findByToken } from './own-appointment.ts';
import { readDealerFacts, readVehicleToShow } from './read-appointment.ts';

/** Builds the calendar file of the appointment that a link leads to. Throws 'not-found'. */
export async function buildOwnFile(db: Db, token: string, origin: string): Promise<string> {
  const { appointment } = await findByToken(db, token);
  const dealer = await readDealerFacts(db, appointment.dealerId);
  const facts = { vehicle: await readVehicleToShow(db, appointment), dealer };
  const url = `${origin}${buildAppointmentPath(token)}`;
  return buildPublishedFile(buildCalendarEvent(appointment, facts, { origin, url }));
}
