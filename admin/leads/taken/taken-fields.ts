import { vehicles } from '#catalogue/vehicles.ts';
import { listFields } from '#contract/input/read-form.ts';
import type { LeadFacts } from '#contract/leads/lead.ts';
import { type TakenSource, takenSources } from '#contract/leads/taken-input.ts';
import type { z } from '#contract/zod.ts';
import type { LeadScreenContext } from '../lead-view.ts';

/** How a field of a customer is typed or chosen. */
type Control =
  | { as: 'input'; type?: 'email' | 'date' | 'time'; isNumber?: true }
  | { as: 'lines' }
  | { as: 'choice'; choices: readonly string[]; formatLabel?: (choice: string) => string }
  | { as: 'phone' | 'dealership' | 'trim' | 'color' | 'delivery' | 'slot' };

/** A customer's field with its label. */
export type TakenField = Control & { name: string; label: string };

const sourceLabels: Record<TakenSource, string> = {
  phone: 'By phone',
  'walk-in': 'On foot',
  whatsapp: 'By WhatsApp',
};

const labels = vehicles.map(({ label }) => label);
const vehicle = { as: 'choice', choices: labels } as const;
const input = { as: 'input' } as const;

/** Every field that staff type or choose, by its name in the contract. A type's view may have other choices. */
const fields: Record<string, Control & { label: string }> = {
  phone: { as: 'phone', label: 'Phone' },
  fullName: { ...input, label: 'Name' },
  firstName: { ...input, label: 'First name' },
  lastName: { ...input, label: 'Last name' },
  cnic: { ...input, label: 'CNIC' },
  address: { ...input, label: 'Address' },
  city: { ...input, label: 'City' },
  vehicle: { as: 'choice', choices: labels, label: 'Vehicle' },
  subject: { ...input, label: 'Subject' },
  message: { as: 'lines', label: 'Message' },
  selectedVehicle: { ...vehicle, label: 'Vehicle' },
  selectedColor: { as: 'color', label: 'Colour' },
  selectedDealership: { as: 'dealership', label: 'Dealership' },
  preferredDealership: { as: 'dealership', label: 'Dealership' },
  selectedCity: { as: 'delivery', label: 'City of delivery' },
  quoteCode: { ...input, label: 'Quote code' },
  selectedServiceType: { as: 'choice', choices: [], label: 'Service type' },
  serviceDate: { ...input, type: 'date', label: 'Service date' },
  ownsVehicle: {
    as: 'choice',
    choices: ['no', 'yes'],
    formatLabel: (choice) => (choice === 'yes' ? 'Yes' : 'No'),
    label: 'Owns a vehicle',
  },
  preferredDate: { ...input, type: 'date', label: 'Preferred date' },
  preferredTime: { ...input, type: 'time', label: 'Preferred time' },
  slot: { as: 'slot', label: 'Free time' },
  vinNumber: { ...input, label: 'VIN' },
  requiredPart: { as: 'lines', label: 'Required part' },
  mileage: { ...input, isNumber: true, label: 'Mileage (km)' },
  odometer: { ...input, isNumber: true, label: 'Odometer (km)' },
  selectedPreferredDealership: {
    as: 'choice',
    choices: [],
    label: 'Preferred dealership',
  },
  selectedFacilityStatus: { as: 'choice', choices: [], label: 'Facility status' },
  location: { ...input, label: 'Location' },
  cityDealership: { ...input, label: 'City of the dealership' },
  province: { ...input, label: 'Province' },
  email: { ...input, type: 'email', label: 'Email' },
  ntnNumber: { ...input, label: 'NTN' },
  typeOfOwnership: { ...input, label: 'Ownership' },
  typeOfBusiness: { ...input, label: 'Type of business' },
  totalYearsBusiness: { ...input, label: 'Years in business' },
  proposedSize: { ...input, label: 'Proposed size' },
  proposedLocation: { ...input, label: 'Proposed location' },
  proposedDimensions: { ...input, label: 'Dimensions' },
  additionalNotes: { as: 'lines', label: 'Additional notes' },
  source: {
    as: 'choice',
    choices: takenSources,
    formatLabel: (source) => sourceLabels[source as TakenSource],
    label: 'How it came',
  },
};

/**
 * Fields that are not asked: a booking has one type, and an inquiry one name. Who calls is being answered already. The
 * dealership names the dealer.
 */
const unasked = new Set(['typeOfBooking', 'contactMe', 'dealerId']);
const isAsked = (facts: LeadFacts, name: string) =>
  !unasked.has(name) &&
  !facts.agreements.includes(name) &&
  !(facts.named.includes('fullName') && /^(first|last)Name$/.test(name));

/** A booking's vehicle is a trim of the price list, because its price is frozen. */
const isTrim = (facts: LeadFacts, name: string) =>
  name === 'selectedVehicle' && 'finalPrice' in facts.importedFields.shape;

/** A request type and the choices of its select fields. */
type Asked = Pick<LeadScreenContext, 'facts' | 'choices'>;

function buildField({ facts, choices }: Asked, name: string): TakenField[] {
  const field = fields[name];
  if (!field || !isAsked(facts, name)) return [];
  if (isTrim(facts, name)) return [{ as: 'trim', name, label: 'Trim' }];
  const own = choices?.[name];
  return [{ ...field, name, ...(field.as === 'choice' && own && { choices: own }) } as TakenField];
}

/** The required fields of a type's visitor form; of a name that may come in two parts, the whole. */
function listRequired({ input: schema, named }: LeadFacts): ReadonlySet<string> {
  const required = Object.entries(listFields(schema)).filter(
    ([, field]) => (field as z.core.$ZodType)._zod.optin !== 'optional',
  );
  return new Set([...required.map(([name]) => name), ...named]);
}

/** Lists the fields of a new request: the phone number first, then what is required, then the rest. */
export function listNewFields(asked: Asked): { field: TakenField; isRequired: boolean }[] {
  const { input } = asked.facts;
  const required = listRequired(asked.facts);
  const names = Object.keys(fields).filter((name) => name in listFields(input));
  const rank = (name: string) => (name === 'source' ? 2 : required.has(name) ? 0 : 1);
  return names
    .sort((one, other) => rank(one) - rank(other))
    .flatMap((name) => buildField(asked, name))
    .map((field) => ({ field, isRequired: required.has(field.name) || field.name === 'source' }));
}

/** Lists the fields of a request that staff may correct. */
export function listCorrectedFields(asked: Asked): { field: TakenField; isRequired: boolean }[] {
  const required = listRequired(asked.facts);
  return Object.keys(fields)
    .filter((name) => asked.facts.corrected.includes(name))
    .flatMap((name) => buildField(asked, name))
    .map((field) => ({ field, isRequired: required.has(field.name) }));
}
