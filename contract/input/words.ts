import { formatRupees, groupDigits } from '../format/rupees.ts';

/*
 * The messages of faults that visitors meet. Each has the name of its code in camel case and takes the code's params, so
 * that the Urdu site words the answers of the API by their code.
 */

export const notText = 'Please enter text here';
export const textUnstorable = 'This contains characters that cannot be stored';
export const textTooLong = ({ max }: { max: number }) =>
  `Please keep this within ${groupDigits(max)} characters`;
export const notOneOf = ({ name, choices }: { name: string; choices: readonly string[] }) =>
  `${name} must be one of: ${choices.join(', ')}`;
export const notYesOrNo = 'Please answer yes or no';
export const notBoolean = ({ name }: { name: string }) => `${name} must be true or false`;
export const notAList = ({ name }: { name: string }) => `${name} must be a list`;
export const tooManyItems = ({ max }: { max: number }) => `Please keep this within ${max} items`;
export const itemTooLong = ({ max }: { max: number }) =>
  `Please keep each item within ${max} characters`;
export const notANumber = ({ name }: { name: string }) => `${name} must be a number`;
export const notAWholeNumber = ({ name }: { name: string }) => `${name} must be a whole number`;
export const tooManyDecimals = ({ name, max }: { name: string; max: number }) =>
  `${name} may have ${max} decimals at most`;
export const numberTooSmall = ({ name, min }: { name: string; min: number }) =>
  `${name} must be at least ${groupDigits(min)}`;
export const numberTooLarge = ({ name, max }: { name: string; max: number }) =>
  `${name} must be at most ${groupDigits(max)}`;

export const emailInvalid = 'Please enter a valid email address';
export const phoneInvalid = 'Please enter a valid phone number';
export const dateForms = 'YYYY-MM-DD or DD/MM/YYYY';
export const dateInvalid = 'Please enter a date as YYYY-MM-DD or DD/MM/YYYY';
export const datePast = 'Please choose a date that has not passed';
export const timeInvalid = 'Please enter a time as HH:MM, for example 14:30';
export const momentInvalid = 'Please enter a date and a time';
export const cnicInvalid = 'Please enter a CNIC of 13 digits, for example 12345-1234567-1';
export const vinInvalid =
  'Please enter a valid VIN: letters and digits, without I, O and Q where it has 17';
export const webAddressInvalid = 'Please enter a web address that begins with http:// or https://';
export const yearInvalid = 'Please enter a year of four digits, for example 2015';
export const rupeesInvalid = 'Please enter whole rupees, for example 25,000';
export const kilometersInvalid = 'Please enter whole kilometres, for example 45,000';
export const referenceInvalid = 'A reference has eight letters and digits, for example 1A2B3C4D';
export const codeInvalid = 'Please check this code: it has ten letters and digits';
export const slotInvalid = 'Please choose a time from the list';

export const fieldsMissing = 'Please fill all required fields';
export const fieldsMissingInPopup = 'Please fill in all required fields';
export const phoneOrMessageMissing = 'Phone number and message are required';
export const nameMissing = 'Name is required';
export const phoneMissing = 'Please enter your phone number';
export const emailMissing = 'Please enter your email address';
export const referenceMissing = 'Please enter your reference';
export const appointmentOver =
  'This appointment can no longer be changed here. Please call the dealership.';
export const messageMissing = 'Please enter a message';
export const vehicleMissing = 'Please select a vehicle';
export const dealershipMissing = 'Please select a dealership';
export const serviceTypeMissing = 'Please select a service type';
export const ownershipMissing = 'Please select if you own a vehicle';
export const agreementsMissing = 'Please accept both agreements';
export const agreementMissing = 'Please accept the agreement to share your information';
export const employmentStatusMissing = 'Please select an employment status';
export const cvMissing = 'Please upload your CV';
const applicantNames: Readonly<Record<string, string>> = {
  firstName: 'first name',
  lastName: 'last name',
  phone: 'phone',
  cnic: 'CNIC',
};
export const requiredFieldEmpty = ({ name }: { name: string }) =>
  `Required field ${applicantNames[name]} cannot be empty`;
export const applicationIncomplete = ({ names }: { names: readonly string[] }) =>
  `Missing required fields: ${names.map((name) => applicantNames[name]).join(', ')}`;
export const preferredDealershipMissing = 'Please select a preferred dealership';
export const facilityStatusMissing = 'Please select a facility status';
export const carMissing = 'Please choose a car';
export const cityMissing = 'Please choose a city';
export const carAndCityMissing = 'Please select both a car and a city';

export const recordUnknown = 'There is no record with this id';
export const dealerUnknown = 'There is no dealer with this id';
export const carUnknown = 'This car does not exist';
export const cityUnknown = 'This city does not exist';
export const provinceUnknown = 'There is no such province';
export const bookingTypeUnknown = ({ choices }: { choices: readonly string[] }) =>
  `The type of booking is one of: ${choices.join(', ')}`;
export const appointmentUnknown = 'There is no appointment at this link';
export const requestUnknown = 'There is no request at this link';
export const addressUnknown = 'There is nothing at this address';

export const slotTaken = 'This time has just been taken. Please choose another one.';
export const slotPast = 'This time has passed. Please choose another one.';
export const slotSoon =
  'This time is too soon: the dealership needs two opening hours before it. Please choose a later one.';
export const slotLate =
  'This time is too far ahead: times are offered for the next 30 days. Please choose an earlier one.';
export const slotClosed = 'The dealership is closed at this time. Please choose another one.';
export const slotClosedDay = 'The dealership is closed on this day. Please choose another one.';
export const slotUnlisted = 'No appointment begins at this time. Please choose another one.';
export const appointmentsTooMany =
  'You already have two appointments with this phone number. Please call the dealership for another one.';
export const requestClosed =
  'This request was closed more than 90 days ago and can no longer be changed here. Please call the dealership.';
export const requestWithdrawn =
  'This request can no longer be withdrawn here. Please call the dealership.';
export const messagesMany =
  'You have written many messages today. Please call the dealership, or write again tomorrow.';
export const correctionMissing = 'Please enter what is to be corrected';
export const emailPresent = 'This request has an email address. Please write to us to change it.';
export const emailCodeWrong = 'This code is not right. After five tries, please ask for a new one.';
export const callTime = 'Please choose a time within the next 14 days';
export const priceChanged = ({ finalPrice }: { finalPrice: number }) =>
  `The price of this booking is ${formatRupees(finalPrice)}. Nothing was sent: please check it, and send the form again to book at this price.`;
export const priceUnknown =
  'The price of this booking is no longer known. Nothing was sent: please check your choices, and send it again to book without a price.';
export const nonFilerBarred =
  'A non-filer cannot book this car: Income Tax Ordinance 2001, s. 114C. Please choose ‘Filer’ if you are on the Active Taxpayers List.';
export const openingClosed = 'This job opening is closed and takes no more applications.';

export const fileKindWrong = ({ kinds }: { kinds: readonly string[] }) =>
  `Please choose a ${kinds.slice(0, -1).join(', ')} or ${kinds.at(-1)} file`;
export const fileTooLarge = ({ max }: { max: string }) =>
  `This file is too large: please choose one of at most ${max}`;
export const fileEmpty = 'This file is empty: please choose another one';
export const fileDamaged = 'This file is damaged or not complete: please choose another one';
export const fileHeic =
  'This picture is in the HEIC format of iPhones, which we cannot read: please save it as a JPEG';
export const fileDisguised =
  'This file is not of the kind that its name says: please choose another one';
export const fileUnsafe =
  'This file contains what we do not accept, such as macros: please choose another one';
export const fileEncrypted =
  'This document is protected, so it cannot be checked: please save it without a password';
export const fileTooComplex = 'This file takes too long to check: please choose a simpler one';
export const fileInfected = 'A virus scanner refused this file: please choose another one';
export const fileTooManyPixels = 'This picture has too many pixels: please choose a smaller one';
export const fileRepeated = 'Please choose one file here';
export const fileNameInvalid =
  'The name of this file has characters that are not accepted: please rename it';
export const documentMacros =
  'This document contains macros, which we do not accept: please save it as a PDF';
export const documentLinkedPicture =
  'A picture in this document is stored somewhere else: please save it as a PDF';
export const documentLink =
  'This document loads a template or other content from somewhere else: please save it as a PDF';
export const documentEmbedded =
  'This document contains another file, such as a table or a chart: please save it as a PDF';
export const documentControls =
  'This document contains form fields that are programs: please save it as a PDF';
export const documentPacking = 'This document is packed in an unusual way: please save it as a PDF';
export const pdfScript =
  'This PDF contains a script, as some form fields do: please print it to a new PDF';
export const pdfForm =
  'This PDF contains a form that loads or sends data: please print it to a new PDF';
export const pdfAttachment = 'This PDF contains an attached file: please print it to a new PDF';
export const pdfLink =
  'This PDF contains a link to another file or program: please print it to a new PDF';
export const pdfMedia = 'This PDF contains a film or a sound: please print it to a new PDF';
export const pdfOpening =
  'This PDF does something by itself when it is opened: please print it to a new PDF';
export const pdfObjects =
  'This PDF is written in a way that we cannot check: please print it to a new PDF';
export const pdfProtected =
  'This PDF is protected against changes, so it cannot be checked: please print it to a new PDF';
export const bitmapCompressed =
  'This bitmap is compressed, which we cannot read: please save it as a PNG';
export const formIncomplete = 'This form did not arrive whole. Please send it again.';
export const formTooLarge = 'This is more than we accept';
export const uploadsOfToday =
  'Too much was sent from your network today. Please try again tomorrow.';
export const uploadsBusy = 'Too many files are being sent at the moment. Please try again shortly.';
export const storageFull = 'We cannot take files at the moment. Please try again later.';
export const scannerUnavailable =
  'We cannot check files at the moment. Please try again in a moment.';

export const invalid = 'This request is not valid';
export const tooLarge = 'This request is too large';
export const wrongType = 'This kind of content is not accepted here';
export const tooMany = 'Too many requests. Please try again in a minute.';
export const internal = 'Something went wrong on our side. Please try again.';
export const unavailable = 'We are briefly unavailable. Please try again in a moment.';
export const overloaded = 'Too much is asked of us at once. Please try again in a moment.';
export const requestIncomplete = 'The request is not complete';
export const requestTimeout = 'The request took too long';
export const foreignOrigin = 'This request came from another site and was refused';
export const idempotencyKeyReused = 'This Idempotency-Key was already used for another request';
