/** The vehicle of an inquiry that is not about one of the eight models. */
export const otherInquiry = 'Other Inquiry';
