export const loadFailed = 'ڈیلروں کی فہرست نہیں مل سکی';
export const none = 'کوئی ڈیلر دستیاب نہیں';
export const noneFound = '”{search}“ کے لیے کوئی ڈیلر نہیں ملا';
export const noGeolocation = 'یہ براؤزر آپ کا مقام نہیں بتا سکتا۔';
export const noneToChoose = 'کوئی ڈیلرشپ دستیاب نہیں';

const services: Readonly<Record<string, string>> = {
  Sales: 'سیلز',
  Service: 'سروس',
  Parts: 'پرزے',
};

export const nameService = (service: string): string => services[service] ?? service;
