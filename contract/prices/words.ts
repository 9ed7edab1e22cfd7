/** What stands before and after an amount in lakh or crore. */
export const beforeAmount = 'PKR ';
export const lakh = ' lakh';
export const crore = ' crore';

export const carsFailed = 'Failed to fetch cars';
export const citiesFailed = 'Failed to fetch cities';
export const calculateFailed = 'Failed to calculate price';
export const unavailable = 'Price unavailable';
export const calculating = 'Calculating...';
