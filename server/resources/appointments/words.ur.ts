import { isolate } from '#contract/format/in-languages.ts';

/** The words of emails and calendar files about appointments. The names of both kinds are feminine. */

export const withVehicle = (kind: string, vehicle: string) => `${kind}: ${isolate(vehicle)}`;
export const timeInPakistan = (time: string) => `${time} (پاکستان کا وقت)`;
export const before = (time: string) => `پہلے کا وقت: ${time}`;
export const reference = (code: string) => `حوالہ نمبر: ${isolate(code)}`;
export const phone = (number: string) => `فون: ${isolate(number)}`;
export const stored = (text: string) => isolate(text);

export const received = (kind: string, time: string) => `${kind} کی درخواست موصول: ${time}`;
export const confirmed = (kind: string, time: string) => `${kind} کی تصدیق ہو گئی: ${time}`;
export const cancelled = (kind: string, time: string) => `${kind} منسوخ: ${time}`;
export const reminder = (kind: string, time: string) => `${kind} کی یاد دہانی: ${time}`;
export const moved = (kind: string, now: string, old: string) =>
  `${kind} کا وقت بدل گیا: ${now} (پہلے ${old})`;

export const isConfirmed = 'آپ کی اپائنٹمنٹ کی تصدیق ہو گئی ہے۔';
export const isCancelled = 'آپ کی اپائنٹمنٹ منسوخ ہو گئی ہے۔';
export const isMoved = (timeIsKept: string) => `آپ کی اپائنٹمنٹ کا وقت بدل گیا ہے۔ ${timeIsKept}`;
export const isMovedAndConfirmed = 'آپ کی اپائنٹمنٹ کا وقت بدل گیا ہے، اور اس کی تصدیق ہو چکی ہے۔';
export const isReminder = 'یہ آپ کی اپائنٹمنٹ کی یاد دہانی ہے۔';

export const map = 'نقشہ:';
export const seeMoveOrCancel = 'اپنی اپائنٹمنٹ دیکھیں، بدلیں یا منسوخ کریں:';
export const seeAppointment = 'اپنی اپائنٹمنٹ دیکھیں:';
export const keepLink = 'یہ لنک کسی کو نہ دیں: اس سے کوئی بھی اپائنٹمنٹ بدل سکتا ہے۔';

export const chooseAnotherTime = (time: string) => `براہ کرم کوئی اور وقت منتخب کریں: ${time}`;
export const weAreClosed = (reason: string) =>
  `معذرت، آپ کی اپائنٹمنٹ کے وقت ڈیلرشپ بند ہو گی (${isolate(reason)})۔`;
export const chooseOne = 'ان میں سے کوئی وقت منتخب کریں:';
export const seeOtherTimes = 'باقی تمام دستیاب اوقات دیکھیں، یا اپائنٹمنٹ منسوخ کریں:';
export const seeAllTimes = 'تمام دستیاب اوقات دیکھیں، یا اپائنٹمنٹ منسوخ کریں:';
export const orCallUs = 'یا ہمیں فون کریں:';

export const moveOrCancel = (url: string) => `بدلنے یا منسوخ کرنے کے لیے:\n${url}`;
