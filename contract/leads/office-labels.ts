import { fieldLabel } from '../format/field-label.ts';
import type { LeadFacts } from './lead.ts';

/**
 * Where staff read a label: `record` in emails and exports, `details` below a section's title, `entry` in a form that
 * they fill in.
 */
export type LabelPlace = 'record' | 'details' | 'entry';

/** Labels for staff that differ from the visitor's: shorter, without questions and consent texts. */
const officeLabels: Readonly<Record<string, string>> = {
  phone: 'Phone',
  fullName: 'Name',
  ntnNumber: 'NTN',
  ownsVehicle: 'Owns a vehicle',
  // Not 'Dealer': another dealer may handle the request.
  selectedDealership: 'Requested dealership',
  preferredDealership: 'Requested dealership',
  licenseAgreement: 'Driving licence',
  responsibilityAgreement: 'Responsibility',
  agreeToShare: 'Agrees to share',
  promotionalContact: 'Promotional contact',
  promotionalConsent: 'Promotional consent',
  typeOfOwnership: 'Ownership',
  totalYearsBusiness: 'Years in business',
  proposedDimensions: 'Dimensions',
  currentEmployerAddress: "Employer's address",
  employmentStartDate: 'Employed since',
  responsibilities: 'Responsibilities',
  portfolioLink: 'Portfolio',
  promisedDate: 'Promised delivery',
  promiseReason: 'Why the promised day changes, for the customer',
  allottedAt: 'Allotted on',
  readyAt: 'Ready on',
  deliveredAt: 'Delivered on',
};

/** Exceptions by place: `details` omits what the section's title says, `entry` adds units. */
const placeLabels: Readonly<Record<LabelPlace, Readonly<Record<string, string>>>> = {
  record: { dealerId: 'Dealer' },
  details: {
    cityDealership: 'City',
    vehicleModel: 'Model',
    vehicleYear: 'Year',
    assignedSalesPerson: 'Sales person',
  },
  entry: {
    dealerId: 'Dealer',
    selectedDealership: 'Dealership',
    preferredDealership: 'Dealership',
    slot: 'Free time',
    mileage: 'Mileage (km)',
    odometer: 'Odometer (km)',
    estimatedCost: 'Estimated cost (PKR)',
    source: 'How it came',
  },
};

/**
 * Returns a field's label for staff: an exception from above, or else the label of the visitor's form. Fields without a
 * label in a form are labeled by their names.
 */
export const labelForStaff = (
  { labels }: Pick<LeadFacts, 'labels'>,
  name: string,
  place: LabelPlace = 'record',
): string => placeLabels[place][name] ?? officeLabels[name] ?? labels[name] ?? fieldLabel(name);
