export const beforeAmount = '';
export const lakh = ' لاکھ روپے';
export const crore = ' کروڑ روپے';

export const carsFailed = 'گاڑیوں کی فہرست نہیں مل سکی';
export const citiesFailed = 'شہروں کی فہرست نہیں مل سکی';
export const calculateFailed = 'قیمت کا حساب نہیں لگ سکا';
export const unavailable = 'قیمت دستیاب نہیں';
export const calculating = 'حساب لگایا جا رہا ہے…';
