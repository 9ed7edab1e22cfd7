import { clockTime } from '../../contract/format/words.ur.ts';

export const pageTitle = 'تقریبات';
export const pageDescription =
  'پاکستان میں HAVAL،\u200f ORA اور TANK کی تقریبات: ماڈلز کہاں دیکھیں، چلائیں اور ان کے بارے میں پوچھیں۔';
export const introduction = 'ماڈلز کہاں دیکھیں، چلائیں اور ان کے بارے میں پوچھیں۔';
export const emptyList = 'اس وقت کوئی تقریب دستیاب نہیں۔';
export const seeEvent = 'تقریب دیکھیں';

export const dayAndTime = (day: string, time: string) => `${day}، ${clockTime(time)}`;
export const withinDay = (start: string, endTime: string) => `${start} تا ${clockTime(endTime)}`;
export const overDays = (start: string, end: string) => `${start} تا ${end}`;
export const pastEvent = 'گزشتہ تقریب';

export const tellMeMore = 'مزید معلومات لیں';
export const findDealer = 'ڈیلر تلاش کریں';
export const allEvents = 'سب تقریبات';
