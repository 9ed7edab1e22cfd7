export const carousel = 'سلائیڈ شو';
export const picturesOf = (title: string) => `${title} کی تصاویر`;
export const placeOf = (place: number, all: number) => `${all} میں سے ${place}`;
export const transcript = 'تحریری متن';

export const previous = 'پچھلی سلائیڈ';
export const next = 'اگلی سلائیڈ';
export const showPlace = (place: number, all: number) => `${all} میں سے سلائیڈ ${place} دکھائیں`;
export const close = 'بند کریں';
