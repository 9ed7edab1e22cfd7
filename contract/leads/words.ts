export const firstName = 'First name';
export const lastName = 'Last name';
export const fullName = 'Full name';
export const phone = 'Phone number';
export const email = 'Email';
export const address = 'Address';
export const city = 'City';
export const cnic = 'CNIC';
export const ntnNumber = 'NTN number';
export const offers = 'You may also contact me with offers and news.';

export const vehicle = 'Vehicle';
export const vinNumber = 'VIN';
export const color = 'Colour';
export const mileage = 'Mileage';
export const odometer = 'Odometer';
export const dealership = 'Dealership';
export const preferredDealership = 'Preferred dealership';
export const slot = 'Day and time';

export const subject = 'Subject';
export const message = 'Message';

export const bookingType = 'Type of booking';
export const deliveryCity = 'City of delivery';

export const preferredDate = 'Preferred date';
export const preferredTime = 'Preferred time';
export const ownsVehicle = 'Do you own a vehicle?';
export const licenseAgreement = 'Driving licence and terms';
export const responsibilityAgreement = 'Responsibility for damage';

export const serviceType = 'Service type';
export const serviceDate = 'Service date';
export const additionalNotes = 'Additional notes';
export const contactMe = 'Contact me';

export const requiredPart = 'Required part';

export const cnicExpiryDate = 'CNIC expiry date';
export const dateOfBirth = 'Date of birth';
export const maritalStatus = 'Marital status';
export const highestEducation = 'Highest education';
export const institute = 'University or institute';
export const passingYear = 'Passing year';
export const technicalDiploma = 'Technical diploma';
export const technicalInstitute = 'Technical institute';
export const technicalPassingYear = 'Passing year of the diploma';
export const jobTitle = 'Job title';
export const employmentStatus = 'Employment status';
export const unemployedReason = 'Reason for unemployment and last salary';
export const totalExperience = 'Total experience';
export const currentDesignation = 'Current designation';
export const currentEmployer = 'Current employer';
export const employmentStartDate = 'Employment start date';
export const currentEmployerAddress = 'Address of the current employer';
export const presentSalary = 'Present salary';
export const expectedSalary = 'Expected salary';
export const noticePeriod = 'Notice period';
export const portfolioLink = 'Portfolio link';
export const responsibilities = 'Your responsibilities';
export const relevantExperience = 'Relevant experience';
export const additionalInfo = 'Additional information';
export const cvFile = 'CV';
export const photoFile = 'Photo';
export const applicantAgreement = 'Your agreement';

export const facilityStatus = 'Facility status';
export const businessType = 'Type of business';
export const ownershipType = 'Type of ownership';
export const businessYears = 'Total years in business';
export const dealershipCity = 'City of the dealership';
export const province = 'Province';
export const location = 'Location';
export const proposedLocation = 'Proposed location';
export const proposedSize = 'Proposed size';
export const proposedDimensions = 'Proposed dimensions';
export const dealerAgreement =
  'I agree to the terms and to sharing this information for the review of my application.';

export const contactSubmitted = 'Contact form submitted successfully!';
export const contactFailed = 'Failed to submit contact form';
export const bookingSubmitted = 'Vehicle booking submitted successfully';
export const bookingFailed = 'Failed to submit vehicle booking';
export const testDriveSubmitted = 'Test drive booking submitted successfully';
export const testDriveFailed = 'Failed to submit test drive booking';
export const serviceSubmitted = 'Service appointment submitted successfully';
export const serviceFailed = 'Failed to submit service appointment';
export const partsSubmitted = 'Parts request created successfully';
export const partsFailed = 'Failed to submit parts request';
export const jobApplicationSubmitted = 'Job application submitted successfully!';
export const jobApplicationFailed = 'Failed to submit job application';
export const serverError = 'Server error: {status} - {body}';
export const dealerApplicationSubmitted = 'Dealer application submitted successfully!';
export const dealerApplicationFailed = 'Failed to submit dealer application';

export const received = 'Received, not answered yet';
export const answered = 'In progress';
export const completed = 'Completed';
export const closed = 'Closed';
