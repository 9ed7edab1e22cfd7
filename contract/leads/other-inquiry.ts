/** The vehicle of an inquiry about none of the eight models. */
export const otherInquiry = 'Other Inquiry';
