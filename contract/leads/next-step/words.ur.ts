export const today = (time: string) => `آج ${time} تک`;
export const tomorrow = (time: string) => `کل ${time} تک`;
export const onDay = (time: string, weekday: string, day: string) =>
  `${weekday}، ${day}، ${time} تک`;

export const samplePrice = (price: string) => `${price} (نمونہ)`;
export const fixedPrice = (day: string) =>
  `آپ کی کوٹیشن کے مطابق ایکس فیکٹری قیمت اور فریٹ ${day} تک طے شدہ ہیں۔ ٹیکس اور رجسٹریشن اس دن کے قانون کے مطابق لگتے ہیں جس دن وہ واجب ہوں۔`;
export const todaysPrice =
  'یہ فریٹ سمیت آج کی ایکس فیکٹری قیمت ہے: ادائیگی سے پہلے ڈیلر اس کی تصدیق کرے گا۔ ٹیکس اور رجسٹریشن اس دن کے قانون کے مطابق لگتے ہیں جس دن وہ واجب ہوں۔';
