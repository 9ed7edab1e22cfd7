/** The labels of the required fields, in the order of the form. */
export const requiredFields = {
  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Phone number',
  cnic: 'CNIC',
  selectedEmploymentStatus: 'Employment status',
  cvFile: 'CV',
  agreeToShare: 'Your agreement',
} as const;

export type RequiredField = keyof typeof requiredFields;

const names = Object.keys(requiredFields) as RequiredField[];

const isGiven = (value: unknown) =>
  value instanceof File ? value.name !== '' : typeof value === 'string' && value.trim() !== '';

/** Returns the required fields that are filled in. */
export function findGivenFields(readContent: (field: string) => unknown): RequiredField[] {
  return names.filter((name) => isGiven(readContent(name)));
}
