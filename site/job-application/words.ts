export const pageTitle = 'Job Application';
export const pageDescription =
  'Apply for a job with the distributor of HAVAL, ORA and TANK in Pakistan: tell us about yourself and send your CV.';
export const careers = 'Careers';
export const allOpenings = 'All openings';
export const heading = 'Job application';
export const generalApplication = 'General application';
export const closedAdvice =
  'In the form below you can name another job, or none for a general application.';

export const whatWeNeed = 'What we need';
export const givenOf = (given: number, all: number) => `${given} of ${all}`;
export const isDone = ', done';
export const restIsOptional = 'Everything else is optional: it helps us to get to know you.';

export const next = 'We will read it, and contact you if it fits.';
export const seeOpenings = 'See all openings';

export const selectMaritalStatus = 'Select a marital status';

export const education = 'Education';
export const degreeHint = 'For example Bachelor of Commerce';
export const yearHint = 'For example 2015';

export const professionalInformation = 'Professional Information';
export const jobHint =
  'The opening you are applying for. Leave it blank for a general application.';
export const selectEmploymentStatus = 'Select an employment status';
export const experienceHint = 'For example 6 years';
export const presentSalaryHint = 'In rupees a month, for example 80,000';
export const expectedSalaryHint = 'In rupees a month';
export const noticeHint = 'For example one month';
export const linkHint = 'Begins with https://';
export const additionalHint = 'Anything else we should know.';

export const files = 'CV and Photo';
export const chooseAgain = (fileNames: string) =>
  `Please choose again, as the page could not keep them: ${fileNames}`;
export const agreeToShare = 'I agree to share this information for the review of my application.';
export const sendingCancelled = 'Sending was cancelled.';
export const inputKept = 'Everything you entered is still here, including your files.';
export const send = 'Submit Application';
export const percent = (number: number) => `${number} %`;
export const upload = 'Upload';
export const checking = 'All sent, being checked...';
export const cancel = 'Cancel';
