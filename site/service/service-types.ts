import { findVehicleByLabel } from '#catalogue/vehicles.ts';
import { serviceTypes } from '#contract/leads/service-appointment.ts';

/** Services of a combustion engine. */
const engineServices: readonly string[] = ['Oil Change', 'Engine Tune-up'];

/** Whether a vehicle, by its label in forms, is electric. */
export const isElectric = (label: string | undefined) =>
  findVehicleByLabel(label)?.power === 'Electric';

/** Lists every service type with its text; what the chosen vehicle cannot need says so, and can still be chosen. */
export const listServiceTypes = (vehicle: string | undefined) =>
  serviceTypes.map((type) => ({
    type,
    text:
      isElectric(vehicle) && engineServices.includes(type)
        ? `${type} (not needed for this car)`
        : type,
  }));
