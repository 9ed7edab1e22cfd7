export const pageTitle = 'Careers';
export const pageDescription =
  'Job openings with the distributor of HAVAL, ORA and TANK in Pakistan: read the details and apply online with your CV.';
export const introduction =
  'Choose an opening to see the details. To apply, you need your CV and a few minutes.';
export const categories = 'Job categories';
export const apply = 'Apply';
export const applyFor = (title: string) => `Apply for ${title}`;
export const tryAgain = 'Try Again';

export const nothingSuitable = 'No suitable opening?';
export const generalApplication =
  'Send a general application. Tell us what you do well, and where you would like to work.';
export const applyWithoutOpening = 'Apply without an opening';

export const close = 'Close';
export const purpose = 'Purpose';
export const category = 'Category';
export const division = 'Division';
export const reportsTo = 'Reports to';
export const placeOfWork = 'Place of work';
export const addressAndCity = (address: string, city: string) => `${address}, ${city}`;
export const showOnMap = 'Show on a map (new tab)';
export const qualification = 'Qualification';
export const experience = 'Experience';
export const years = (count: number) => `${count} years`;
export const yearsRange = (least: number, most: number) => `${least} to ${most} years`;
export const gender = 'Gender';
export const anyGender = 'Any';
export const age = 'Age';
export const upToAge = (age: number) => `Up to ${age} years`;
export const salaryRange = 'Salary range';
export const crmExperience = 'CRM experience';
export const erpKnowledge = 'ERP knowledge';
export const required = 'Required';
export const notRequired = 'Not required';
export const posted = 'Posted';
export const responsibilities = 'Responsibilities';
export const requirements = 'Requirements';
export const skills = 'Skills';
/** `format` is that of the file: 'PDF', 'DOCX'. */
export const descriptionDocument = (format: string) => `Job description as a document (${format})`;
