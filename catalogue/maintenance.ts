/** What is done to a part at a service. */
export type MaintenanceAction = 'Replace' | 'Inspect' | 'Inspect/Add';

/** The services of the periodic maintenance schedule, by the odometer in km (document 1, section 9). */
export const intervalsKm = [5_000, 10_000, 20_000, 30_000, 40_000, 50_000, 60_000] as const;

type IntervalKm = (typeof intervalsKm)[number];

/** A line of the schedule: what is done to one part at each service, in the order of the intervals. */
export interface MaintenanceItem {
  name: string;
  actions: readonly { km: IntervalKm; action: MaintenanceAction }[];
}

function item(
  name: string,
  usual: MaintenanceAction,
  exceptions: Partial<Record<IntervalKm, MaintenanceAction>> = {},
): MaintenanceItem {
  return { name, actions: intervalsKm.map((km) => ({ km, action: exceptions[km] ?? usual })) };
}

/** The periodic maintenance schedule (document 1, section 9). */
export const maintenanceSchedule: readonly MaintenanceItem[] = [
  item('Engine oil', 'Replace'),
  item('Engine oil filter', 'Replace'),
  item('Drive belt', 'Inspect'),
  item('Air filter element', 'Replace'),
  item('Power steering fluid', 'Inspect', { 30000: 'Inspect/Add', 60000: 'Inspect/Add' }),
  item('Water pump belt', 'Replace'),
];
