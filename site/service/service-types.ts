import { findVehicleByLabel } from '#catalogue/find-vehicle.ts';
import { serviceTypes } from '#contract/leads/service-appointment.ts';

/** Services of a combustion engine. */
const engineServices: readonly string[] = ['Oil Change', 'Engine Tune-up'];

/** Whether a vehicle, by its label in forms, is electric. */
export const isElectric = (label: string | undefined) =>
  findVehicleByLabel(label)?.power === 'Electric';

/** The service types for a vehicle; all of them before one is chosen. */
export const listServiceTypes = (vehicle: string | undefined) =>
  serviceTypes.filter((type) => !isElectric(vehicle) || !engineServices.includes(type));
