import * as words from '#words/catalogue/maintenance';
import { type Power, vehicles } from './vehicles.ts';

/** The action on a part at a service. */
export type MaintenanceAction = 'Replace' | 'Inspect' | 'Inspect/Add';

/** Services of the periodic maintenance schedule, by odometer in km: docs/spec/public-site.md#after-sales. */
export const intervalsKm = [5_000, 10_000, 20_000, 30_000, 40_000, 50_000, 60_000] as const;

type IntervalKm = (typeof intervalsKm)[number];

/** A line of the schedule: the action on one part at each service, in the order of the intervals. */
export interface MaintenanceItem {
  name: string;
  actions: readonly { km: IntervalKm; action: MaintenanceAction }[];
}

/** The schedule of the models with one kind of power train. */
export interface MaintenanceSchedule {
  title: string;
  /** The labels of the models. */
  models: readonly string[];
  items: readonly MaintenanceItem[];
  /** A note about what the items do not say. */
  note: string | null;
}

function item(
  name: string,
  defaultAction: MaintenanceAction,
  exceptions: Partial<Record<IntervalKm, MaintenanceAction>> = {},
): MaintenanceItem {
  return {
    name,
    actions: intervalsKm.map((km) => ({ km, action: exceptions[km] ?? defaultAction })),
  };
}

const powerSteeringFluid = item(words.powerSteeringFluid, 'Inspect', {
  30000: 'Inspect/Add',
  60000: 'Inspect/Add',
});

/** The items of the periodic maintenance schedule: docs/spec/public-site.md#after-sales. */
const items: readonly MaintenanceItem[] = [
  item(words.engineOil, 'Replace'),
  item(words.engineOilFilter, 'Replace'),
  item(words.driveBelt, 'Inspect'),
  item(words.airFilter, 'Replace'),
  powerSteeringFluid,
  item(words.waterPumpBelt, 'Replace'),
];

const listLabels = (isIncluded: (power: Power) => boolean) =>
  vehicles.filter(({ power }) => isIncluded(power)).map(({ label }) => label);

const engineSchedule: MaintenanceSchedule = {
  title: words.engineSchedule,
  models: listLabels((power) => power !== 'Electric'),
  items,
  note: null,
};

const electricSchedule: MaintenanceSchedule = {
  title: words.electricSchedule,
  models: listLabels((power) => power === 'Electric'),
  // The other items belong to an engine.
  items: [powerSteeringFluid],
  note: words.electricNote,
};

/** The schedules of all power trains. */
export const maintenanceSchedules: readonly MaintenanceSchedule[] = [
  engineSchedule,
  electricSchedule,
];

/** Finds the schedule for a power train. */
export const findMaintenanceSchedule = (power: Power): MaintenanceSchedule =>
  power === 'Electric' ? electricSchedule : engineSchedule;
