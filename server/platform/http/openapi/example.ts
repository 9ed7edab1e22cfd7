import { fieldLabel } from '#contract/format/field-label.ts';
import type { JsonSchema } from './schema-writer.ts';

const id = '0193f3a1-7c2e-7b4d-9a51-2f6c8e0d4b17';

/** Values by field name, for text whose schema does not show its format. */
const texts: Readonly<Record<string, string>> = {
  email: 'ayesha.khan@example.com',
  phone: '+92 300 1234567',
  whatsapp: '+92 300 1234567',
  cnic: '35202-1234567-1',
  vinNumber: 'LGWFF4A50PJ012345',
  firstName: 'Ayesha',
  lastName: 'Khan',
  fullName: 'Ayesha Khan',
  username: 'ayesha.khan',
  role: 'hr',
  password: 'correct horse battery',
  current: 'correct horse battery',
  address: '12 Mall Road, Lahore',
  city: 'Lahore',
  province: 'Punjab',
  vehicle: 'HAVAL H6',
  selectedVehicle: 'HAVAL H6',
  selectedColor: 'Hamilton White',
  typeOfBooking: 'Purchase Booking',
  services: 'Sales',
  permissions: 'test-drives',
  kinds: 'test-drives',
  recoveryCodes: '4f7k-29qd',
  path: '/models/haval-h6',
  referrer: 'https://www.example.com/',
  map: 'https://maps.example.com/dealer',
  mapUrl: 'https://maps.example.com/office',
  imageUrl: 'https://www.example.com/h6.jpg',
  url: 'https://www.example.com/finance-act',
  sourceUrl: 'https://www.example.com/kibor',
  portfolioLink: 'https://www.example.com/portfolio',
  eventDate: '2030-01-31T18:00',
  endsAt: '2030-01-31T20:00',
  nextFollowUp: '2030-01-31T18:00',
  at: '2030-01-31T18:00',
  slot: '2030-01-31T10:00',
  start: '2030-01-31T00:00',
  startAt: '2030-01-31T10:00',
  end: '2030-02-02T00:00',
  opens: '09:00',
  closes: '18:00',
  until: '2030-12-31',
  source: 'newsletter / email',
  place: 'Showroom, Lahore',
  passingYear: '2015',
  technicalPassingYear: '2016',
  code: '123456',
  reference: '1A2B3C4D',
  quoteCode: '7K3QX-9M2A1',
  date: '2030-01-31',
  paidOn: '2026-01-31',
  allottedAt: '2026-01-31',
  readyAt: '2026-01-31',
  deliveredAt: '2026-01-31',
  priority: 'high',
  presentSalary: '150000',
  expectedSalary: '180000',
  estimatedCost: '25000',
  paymentStatus: 'pending',
  filesToRemove: '["/files/old.webp"]',
  vehicleId: 'haval-h6-hev',
  color: 'Deep Teal',
  table: 'Vehicle,Color,Units\nHaval H6 HEV,Deep Teal,3',
  youtubeUrls: '["https://youtu.be/dQw4w9WgXcQ"]',
  mileage: '42000',
  odometer: '42000',
};

const numbers: Readonly<Record<string, number>> = {
  lat: 31.5204,
  lng: 74.3587,
  latitude: 31.5204,
  longitude: 74.3587,
  basePrice: 9_000_000,
  cityAdjustment: 25_000,
  finalPrice: 9_025_000,
  priceAdjustment: 25_000,
  engineFrom: 1_301,
  engineBelow: 1_601,
  batteryFrom: 50_000,
  batteryBelow: 100_000,
  valueFrom: 5_000_000,
  valueBelow: 10_000_000,
  page: 1,
  totalPages: 1,
};

/** Numbers that exclude another field, which the example contains. */
const emptyNumbers = new Set(['amount']);

const formats: Readonly<Record<string, string>> = {
  uuid: id,
  'date-time': '2030-01-31T09:30:00.000Z',
  date: '2030-01-31',
  binary: '(file)',
};

function buildText(schema: JsonSchema, name: string): string {
  const { format, maxLength } = schema as { format?: string; maxLength?: number };
  const known = formats[format ?? ''] ?? texts[name];
  if (known) return known;
  if (/Date$|[a-z]On$|[a-z]From$|^dateOfBirth$|^(from|to)$/.test(name))
    return formats.date as string;
  if (/day$/.test(name)) return '9:00 AM - 6:00 PM';
  if (/Time$/.test(name)) return '14:30';
  if (/Id$/.test(name)) return id;
  return (name ? fieldLabel(name) : 'Text').slice(0, maxLength);
}

function buildNumber(schema: JsonSchema, name: string): number {
  const { minimum = 0, maximum = Number.MAX_SAFE_INTEGER } = schema;
  const usual = numbers[name] ?? schema.default ?? 10;
  return Math.min(Math.max(Number(usual), Number(minimum)), Number(maximum));
}

/** Chooses one of several variants: the first, or none for a number that the example omits. */
function chooseVariant({ anyOf = [] }: JsonSchema, name: string): JsonSchema | undefined {
  const empty = anyOf.find(({ type }) => type === 'null');
  return (emptyNumbers.has(name) && empty) || anyOf[0];
}

/** Optional fields that would make an example misleading. */
const rareFields = new Set(['message', 'totalIsAtLeast', 'mustSetUpSecondFactor']);

function buildObject(schema: JsonSchema, components: Record<string, JsonSchema>) {
  const fields = Object.entries(schema.properties ?? {});
  return Object.fromEntries(
    fields
      .filter(([name]) => schema.required?.includes(name) || !rareFields.has(name))
      .map(([name, field]) => [name, buildExample(field, components, name)]),
  );
}

/** Builds an example of a value that a JSON Schema describes; `name` is the field that holds it. */
export function buildExample(
  schema: JsonSchema,
  components: Record<string, JsonSchema>,
  name = '',
): unknown {
  if (typeof schema.$ref === 'string') {
    const target = components[schema.$ref.split('/').at(-1) ?? ''];
    return target ? buildExample(target, components, name) : null;
  }
  if (schema.const !== undefined) return schema.const;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  const choice = chooseVariant(schema, name);
  if (choice) return buildExample(choice, components, name);
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'object':
      return buildObject(schema, components);
    case 'array':
      return schema.items ? [buildExample(schema.items, components, name)] : [];
    case 'boolean':
      return schema.default ?? true;
    case 'integer':
    case 'number':
      return buildNumber(schema, name);
    case 'string':
      return buildText(schema, name);
    default:
      return null;
  }
}
