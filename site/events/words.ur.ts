export const pageTitle = 'تقریبات';
export const pageDescription =
  'پاکستان میں HAVAL، ORA اور TANK کی تقریبات: ماڈلز کہاں دیکھیں، چلائیں اور ان کے بارے میں پوچھیں۔';
export const introduction = 'ماڈلز کہاں دیکھیں، چلائیں اور ان کے بارے میں پوچھیں۔';
export const emptyList = 'اس وقت کوئی تقریب دستیاب نہیں۔';
export const seeEvent = 'تقریب دیکھیں';

export const dayAndTime = (day: string, time: string) => `${day}، ${time}`;
export const withinDay = (start: string, endTime: string) => `${start} تا ${endTime}`;
export const overDays = (start: string, end: string) => `${start} تا ${end}`;
export const pastEvent = 'گزشتہ تقریب';

export const tellMeMore = 'مزید معلومات لیں';
export const findDealer = 'ڈیلر تلاش کریں';
export const allEvents = 'سب تقریبات';
