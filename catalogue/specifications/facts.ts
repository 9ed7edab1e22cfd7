import * as units from '#words/catalogue';
import * as h6PhevWords from '#words/catalogue/models/haval-h6-phev';
import * as words from '#words/catalogue/specifications';
import { listTrims } from '../trims.ts';
import type { SoldVehicle, VehicleSlug } from '../vehicles.ts';
import { findWarrantyTerms, formatTerm } from '../warranty.ts';

/** A fact about a model or one of its trims. */
export interface SpecificationFact {
  /** The trim's label; '' for all trims. */
  trim: string;
  group: string;
  label: string;
  value: string;
}

/** The groups of the facts that ship with the product, in the order of the table. */
export const specificationGroups = [
  'Overview',
  'Performance',
  'Range and charging',
  'Cabin',
  'Wheels and space',
  'Warranty',
] as const;

type Group = (typeof specificationGroups)[number];

/** Groups that the comparison fills or places itself, as tables show them. */
export const groupNames = {
  performance: words.groups.Performance,
  rangeAndCharging: words.groups['Range and charging'],
  warranty: words.groups.Warranty,
};

/** A fact with its value for all trims, or its values in the order of the trims. */
type Row = [group: Group, label: string, value: string | readonly string[]];

/** The figures of docs/spec/models.md#facts; no others are allowed here. */
const figures: Record<VehicleSlug, readonly Row[]> = {
  'haval-h6': [
    ['Performance', 'Engine', [words.engine('1.5'), words.engine('2.0')]],
    ['Cabin', 'Infotainment screen', units.measure('14.6', units.inch)],
    ['Cabin', 'Wireless charging', units.measure('50', units.watts)],
    ['Wheels and space', 'Wheels', units.measure('19', units.inch)],
  ],
  'haval-h6-hev': [
    ['Performance', 'Engine', words.hybridEngine('1.5')],
    ['Performance', 'Power', units.measure('240', units.horsepower)],
    ['Performance', 'Torque', units.measure('530', units.newtonMetres)],
  ],
  'haval-h6-phev': [
    ['Performance', 'Power', units.measure('360', units.horsepower)],
    ['Performance', 'Torque', units.measure('760', units.newtonMetres)],
    ['Performance', 'Driving modes', h6PhevWords.driveModesLabel],
    ['Range and charging', 'Combined range', words.upTo(units.measure('1000', units.kilometres))],
    ['Range and charging', 'Electric range', words.upTo(units.measure('100', units.kilometres))],
    ['Range and charging', 'DC charging', words.upTo(units.measure('3.3', units.kilowatts))],
  ],
  'haval-jolion': [
    ['Cabin', 'Infotainment screen', units.measure('12.3', units.inch)],
    ['Wheels and space', 'Wheels', units.measure('18', units.inch)],
    ['Wheels and space', 'Storage', units.measure('337', units.litres)],
  ],
  'haval-jolion-hev': [
    ['Performance', 'Power', units.measure('190', units.horsepower)],
    ['Performance', 'Torque', units.measure('375', units.newtonMetres)],
  ],
  'ora-03': [['Range and charging', 'Range', units.measure('400', units.kilometres)]],
  'ora-07': [
    // The facts do not say which trim takes 4.3 s, so no trim is promised it.
    ['Performance', '0 to 100 km/h', words.from(units.measure('4.3', units.seconds))],
    [
      'Range and charging',
      'Range',
      [units.measure('640', units.kilometres), units.measure('550', units.kilometres)],
    ],
  ],
  'tank-500': [
    ['Performance', 'Power', units.measure('246', units.horsepower)],
    ['Performance', 'Torque', units.measure('648', units.newtonMetres)],
  ],
};

/** Facts that families ask for. The product does not know them: staff enter them, with their source. */
const familyFacts: readonly { group: Group; label: string; unit: string | null }[] = [
  { group: 'Performance', label: 'Power', unit: 'HP' },
  { group: 'Performance', label: 'Consumption', unit: 'km/l' },
  { group: 'Cabin', label: 'Seats', unit: null },
  { group: 'Cabin', label: 'Airbags', unit: null },
  { group: 'Wheels and space', label: 'Boot', unit: 'L' },
  { group: 'Wheels and space', label: 'Length', unit: 'mm' },
  { group: 'Wheels and space', label: 'Ground clearance', unit: 'mm' },
];

/** The labels that the form of a specification suggests. */
export const familyLabels = familyFacts.map(({ label }) => label);

/** Lists the facts that families ask for and that do not ship with a model. An electric car consumes no petrol. */
export const listFamilyFacts = ({ slug, power }: SoldVehicle) =>
  familyFacts.filter(
    ({ label }) =>
      !(label === 'Consumption' && power === 'Electric') &&
      !figures[slug].some(([, shipped]) => shipped === label),
  );

/** Lists the facts about a model that ship with the product. */
export function listCatalogueFacts(vehicle: SoldVehicle): SpecificationFact[] {
  const trims = listTrims(vehicle);
  const rows: readonly Row[] = [
    ['Overview', 'Type', vehicle.category],
    ['Overview', 'Power source', words.powers[vehicle.power]],
    ...figures[vehicle.slug],
    ...findWarrantyTerms(vehicle.slug).map(
      (term): Row => ['Warranty', term.name, formatTerm(term)],
    ),
  ];
  return rows.flatMap(([group, label, value]) =>
    typeof value === 'string'
      ? [{ trim: '', group, label, value }]
      : trims.map((trim, index) => ({ trim: trim.label, group, label, value: value[index] ?? '' })),
  );
}
