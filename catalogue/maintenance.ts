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

/** The items of the periodic maintenance schedule: docs/spec/public-site.md#after-sales. */
const items: readonly MaintenanceItem[] = [
  item('Engine oil', 'Replace'),
  item('Engine oil filter', 'Replace'),
  item('Drive belt', 'Inspect'),
  item('Air filter element', 'Replace'),
  item('Power steering fluid', 'Inspect', { 30000: 'Inspect/Add', 60000: 'Inspect/Add' }),
  item('Water pump belt', 'Replace'),
];

/** The items that an electric car shares; the others belong to an engine. */
const electricItems: readonly string[] = ['Power steering fluid'];

const listLabels = (isIncluded: (power: Power) => boolean) =>
  vehicles.filter(({ power }) => isIncluded(power)).map(({ label }) => label);

const engineSchedule: MaintenanceSchedule = {
  title: 'Petrol, hybrid and plug-in hybrid',
  models: listLabels((power) => power !== 'Electric'),
  items,
  note: null,
};

const electricSchedule: MaintenanceSchedule = {
  title: 'Electric',
  models: listLabels((power) => power === 'Electric'),
  items: items.filter(({ name }) => electricItems.includes(name)),
  note: 'An electric car has no engine, so there is no engine oil, oil filter, air filter element, drive belt or water pump belt to service. Power steering fluid is inspected where the car has it. Your dealer tells you what else is due.',
};

/** The schedules of all power trains. */
export const maintenanceSchedules: readonly MaintenanceSchedule[] = [
  engineSchedule,
  electricSchedule,
];

/** Finds the schedule for a power train. */
export const findMaintenanceSchedule = (power: Power): MaintenanceSchedule =>
  power === 'Electric' ? electricSchedule : engineSchedule;
