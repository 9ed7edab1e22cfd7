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

/** A fact with its value for all trims, or its values in the order of the trims. */
type Row = [group: Group, label: string, value: string | readonly string[]];

/** The figures of docs/spec/models.md#facts; no others are allowed here. */
const figures: Record<VehicleSlug, readonly Row[]> = {
  'haval-h6': [
    ['Performance', 'Engine', ['1.5 litre', '2.0 litre']],
    ['Cabin', 'Infotainment screen', '14.6 inch'],
    ['Cabin', 'Wireless charging', '50 W'],
    ['Wheels and space', 'Wheels', '19 inch'],
  ],
  'haval-h6-hev': [
    ['Performance', 'Engine', '1.5 L hybrid'],
    ['Performance', 'Power', '240 HP'],
    ['Performance', 'Torque', '530 Nm'],
  ],
  'haval-h6-phev': [
    ['Performance', 'Power', '360 HP'],
    ['Performance', 'Torque', '760 Nm'],
    ['Performance', 'Driving modes', 'Full EV, EV Priority, Intelligent Hybrid'],
    ['Range and charging', 'Combined range', 'Up to 1000 km'],
    ['Range and charging', 'Electric range', 'Up to 100 km'],
    ['Range and charging', 'DC charging', 'Up to 3.3 kW'],
  ],
  'haval-jolion': [
    ['Cabin', 'Infotainment screen', '12.3 inch'],
    ['Wheels and space', 'Wheels', '18 inch'],
    ['Wheels and space', 'Storage', '337 L'],
  ],
  'haval-jolion-hev': [
    ['Performance', 'Power', '190 HP'],
    ['Performance', 'Torque', '375 Nm'],
  ],
  'ora-03': [['Range and charging', 'Range', '400 km']],
  'ora-07': [
    // The facts do not say which trim takes 4.3 s, so no trim is promised it.
    ['Performance', '0 to 100 km/h', 'From 4.3 s'],
    ['Range and charging', 'Range', ['640 km', '550 km']],
  ],
  'tank-500': [
    ['Performance', 'Power', '246 HP'],
    ['Performance', 'Torque', '648 Nm'],
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
    ['Overview', 'Power source', vehicle.power],
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
