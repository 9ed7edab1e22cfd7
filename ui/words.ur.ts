export const optional = '(اختیاری)';

/** For browsers without a picker of days and times. */
export const typedAs = (form: string) => `اس شکل میں: \u2066${form}\u2069`;
export const timeForm = 'HH:MM';

export const chooseFile = '<choice>فائل منتخب کریں</choice><drop> یا یہاں لا کر چھوڑیں</drop>';
export const remove = 'ہٹائیں';
export const removeFile = (name: string) => `ہٹائیں: \u2068${name}\u2069`;
