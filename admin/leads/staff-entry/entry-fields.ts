import { vehicles } from '#catalogue/vehicles.ts';
import { listFields } from '#contract/input/read-form.ts';
import type { LeadFacts } from '#contract/leads/lead.ts';
import { templateLanguages } from '#contract/leads/message-templates.ts';
import { labelForStaff } from '#contract/leads/office-labels.ts';
import { type EntrySource, entrySources } from '#contract/leads/staff-entry.ts';
import { type Language, languages } from '#contract/site/language.ts';
import type { z } from '#contract/zod.ts';
import type { LeadScreenContext } from '../lead-view.ts';

/** How a field of a customer is typed or chosen. */
type Control =
  | { as: 'input'; type?: 'email' | 'date' | 'time'; isNumber?: true }
  | { as: 'lines' }
  | { as: 'choice'; choices: readonly string[]; formatLabel?: (choice: string) => string }
  | { as: 'phone' | 'dealership' | 'trim' | 'color' | 'delivery' | 'slot' };

/** A customer's field with its label. */
export type EntryField = Control & { name: string; label: string };

const sourceLabels: Record<EntrySource, string> = {
  phone: 'By phone',
  'walk-in': 'On foot',
  whatsapp: 'By WhatsApp',
};

const labels = vehicles.map(({ label }) => label);
const vehicle = { as: 'choice', choices: labels } as const;
const input = { as: 'input' } as const;

/** How fields are typed or chosen, in the order of the form; others are one line of text. A type's view may have other choices. */
const controls: Readonly<Record<string, Control>> = {
  phone: { as: 'phone' },
  fullName: input,
  firstName: input,
  lastName: input,
  cnic: input,
  address: input,
  city: input,
  vehicle,
  subject: input,
  message: { as: 'lines' },
  selectedVehicle: vehicle,
  selectedColor: { as: 'color' },
  selectedDealership: { as: 'dealership' },
  preferredDealership: { as: 'dealership' },
  selectedCity: { as: 'delivery' },
  quoteCode: input,
  selectedServiceType: { as: 'choice', choices: [] },
  serviceDate: { ...input, type: 'date' },
  ownsVehicle: {
    as: 'choice',
    choices: ['no', 'yes'],
    formatLabel: (choice) => (choice === 'yes' ? 'Yes' : 'No'),
  },
  preferredDate: { ...input, type: 'date' },
  preferredTime: { ...input, type: 'time' },
  slot: { as: 'slot' },
  vinNumber: input,
  requiredPart: { as: 'lines' },
  mileage: { ...input, isNumber: true },
  odometer: { ...input, isNumber: true },
  selectedPreferredDealership: { as: 'choice', choices: [] },
  selectedFacilityStatus: { as: 'choice', choices: [] },
  location: input,
  cityDealership: input,
  province: input,
  email: { ...input, type: 'email' },
  language: {
    as: 'choice',
    choices: languages,
    formatLabel: (language) => templateLanguages[language as Language],
  },
  additionalNotes: { as: 'lines' },
  source: {
    as: 'choice',
    choices: entrySources,
    formatLabel: (source) => sourceLabels[source as EntrySource],
  },
};

/** Lists a type's fields of a visitor in the order of `controls`, those without a control after them. */
function listNames({ input: schema }: LeadFacts): string[] {
  const names = Object.keys(listFields(schema));
  return [
    ...Object.keys(controls).filter((name) => names.includes(name)),
    ...names.filter((name) => !(name in controls)),
  ];
}

/**
 * Fields that the form leaves out: bookings have a single type, a caller is already being answered, the dealership
 * determines the dealer, and a shown price is the page's. An inquiry has the full name instead of first and last name.
 */
const unasked = new Set(['typeOfBooking', 'contactMe', 'dealerId', 'shownPrice']);
const isAsked = (facts: LeadFacts, name: string) =>
  !unasked.has(name) &&
  !facts.agreements.includes(name) &&
  !(facts.named.includes('fullName') && /^(first|last)Name$/.test(name));

/** A booking's vehicle is a trim of the price list, because its price is frozen. */
const isTrim = (facts: LeadFacts, name: string) =>
  name === 'selectedVehicle' && 'finalPrice' in facts.importedFields.shape;

/** A request type and the choices of its select fields. */
type Asked = Pick<LeadScreenContext, 'facts' | 'choices'>;

function buildField({ facts, choices }: Asked, name: string): EntryField[] {
  const control = controls[name] ?? input;
  if (!isAsked(facts, name)) return [];
  if (isTrim(facts, name)) return [{ as: 'trim', name, label: 'Trim' }];
  const own = choices?.[name];
  const label = labelForStaff(facts, name, 'entry');
  return [{ ...control, name, label, ...(control.as === 'choice' && own && { choices: own }) }];
}

/** The required fields of a type's visitor form; of a name that may come in two parts, the whole. */
function listRequired({ input: schema, named }: LeadFacts): ReadonlySet<string> {
  const required = Object.entries(listFields(schema)).filter(
    ([, field]) => (field as z.core.$ZodType)._zod.optin === undefined,
  );
  return new Set([...required.map(([name]) => name), ...named]);
}

/** Lists the fields of a new request: the phone number first, then what is required, then the rest. */
export function listNewFields(asked: Asked): { field: EntryField; isRequired: boolean }[] {
  const required = listRequired(asked.facts);
  const rank = (name: string) => (name === 'source' ? 2 : required.has(name) ? 0 : 1);
  return listNames(asked.facts)
    .sort((one, other) => rank(one) - rank(other))
    .flatMap((name) => buildField(asked, name))
    .map((field) => ({ field, isRequired: required.has(field.name) || field.name === 'source' }));
}

/** Lists the fields of a request that staff may correct. */
export function listCorrectedFields(asked: Asked): { field: EntryField; isRequired: boolean }[] {
  const required = listRequired(asked.facts);
  return listNames(asked.facts)
    .filter((name) => asked.facts.corrected.includes(name))
    .flatMap((name) => buildField(asked, name))
    .map((field) => ({ field, isRequired: required.has(field.name) }));
}
