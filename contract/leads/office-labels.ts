import { fieldLabel } from '../format/field-label.ts';
import type { LeadFacts } from './lead.ts';

/**
 * Where staff read a label: `record` in emails and exports, `details` below the title of a section, `entry` in a form that
 * they fill in.
 */
export type LabelPlace = 'record' | 'details' | 'entry';

/** Labels for staff that differ from the visitor's: without questions, agreements and what staff know. */
const officeLabels: Readonly<Record<string, string>> = {
  phone: 'Phone',
  fullName: 'Name',
  ntnNumber: 'NTN',
  ownsVehicle: 'Owns a vehicle',
  // The dealer that answers may be another one.
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
};

/** Labels that differ once more: the section's title says the rest, or the field wants a unit. */
const placeLabels: Readonly<Record<LabelPlace, Readonly<Record<string, string>>>> = {
  record: {},
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
 * Returns a field's label for staff: the exception above, if there is one, else the label of the visitor's form. Fields
 * that no form asks for are labelled by their names.
 */
export const labelForStaff = (
  { labels }: Pick<LeadFacts, 'labels'>,
  name: string,
  place: LabelPlace = 'record',
): string => placeLabels[place][name] ?? officeLabels[name] ?? labels[name] ?? fieldLabel(name);
