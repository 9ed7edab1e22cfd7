/** What an application can't do without, as the page calls it, in the order of its fields. */
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

/** Which of the required fields have something in them. */
export function givenFields(contentOf: (field: string) => unknown): RequiredField[] {
  return names.filter((name) => isGiven(contentOf(name)));
}
