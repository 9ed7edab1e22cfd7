export const optional = '(اختیاری)';

/** For browsers without a picker of days and times. */
export const typedAs = (form: string) => `اس شکل میں: ${form}`;
export const timeForm = 'HH:MM، مثلاً 14:30';
export const momentForm = 'YYYY-MM-DD HH:MM، مثلاً 2026-12-30 14:30';

export const chooseFile = '<choice>فائل منتخب کریں</choice><drop> یا یہاں لا کر چھوڑیں</drop>';
export const remove = 'ہٹائیں';
export const removeFile = (name: string) => `ہٹائیں: \u2068${name}\u2069`;

export const noAnswer = 'ابھی کوئی جواب نہیں';
export const fileRule = (kinds: string, size: string) => `${kinds}، زیادہ سے زیادہ ${size}`;

export const kilobytes = 'کے بی';
export const megabytes = 'ایم بی';
export const gigabytes = 'جی بی';
export const size = (figure: string | number, unit: string) => `${figure} ${unit}`;
export const share = (done: string, total: string, unit: string) =>
  `${total} میں سے ${done} ${unit}`;

export const twoFingers = 'نقشہ ہلانے کے لیے دو انگلیاں استعمال کریں';
export const zoomIn = 'نقشہ بڑا کریں';
export const zoomOut = 'نقشہ چھوٹا کریں';
