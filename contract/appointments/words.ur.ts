export const testDrive = 'ٹیسٹ ڈرائیو';
export const service = 'سروس';

export const toTestDrive = 'اپنا ڈرائیونگ لائسنس اور شناختی کارڈ ساتھ لائیں۔';
export const toService = 'اپنی گاڑی، اس کی چابی اور رجسٹریشن بک ساتھ لائیں۔';
export const timeIsKept = 'یہ وقت آپ کے لیے محفوظ ہے۔ ڈیلرشپ اس کی تصدیق کرے گی۔';

export const appointmentTime = (weekday: string, day: string, time: string) =>
  `${weekday}، ${day}، ${time}`;
export const nextFreeTimes = (times: readonly string[]) =>
  `اگلے دستیاب اوقات: ${times.join('؛ ')}۔`;
