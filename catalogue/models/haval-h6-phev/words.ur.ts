export const tagline = 'ہفتہ بھر بجلی پر۔ چھٹی پر جہاں چاہیں۔';
export const heading = 'بجلی پر 100 کلومیٹر تک، کل 1000 کلومیٹر تک';
export const description =
  'گھر پر چارج کریں اور ہفتہ بھر پٹرول کے بغیر چلائیں؛ سفر لمبا ہو تو انجن بھی ساتھ دیتا ہے۔ 360 ہارس پاور اور 760 نیوٹن میٹر جب چاہیں حاضر ہیں۔';

export const exteriorHeading = 'پلگ ہے، سمجھوتا نہیں';
export const exteriorText =
  'چارجنگ کا ڈھکن اور عمودی گرل اسے الگ پہچان دیتے ہیں۔ باقی وہی H6 کی پرسکون شکل ہے۔';
export const designedTitle = 'چارجنگ کے لیے ڈیزائن';
export const exterior = {
  designed: 'عمودی پٹیوں کی تقریباً بند گرل۔ 3.3 کلو واٹ تک DC چارجنگ۔',
  confidence: 'بلیڈ نما پہیے، اور ان کے پیچھے فینڈر میں چارجنگ کا ڈھکن۔',
  peaceMind: 'پیچھے PHEV کا نشان: بجلی پر 100 کلومیٹر تک، کل 1000 کلومیٹر تک۔',
  sophistication: 'آئینے سے پیچھے تک H6 کا پرسکون خاکہ۔',
};

export const interiorHeading = 'خاموشی سے آراستہ';
export const interiorDescription =
  'فل ای وی موڈ میں سب سے اونچی آواز آپ کی گفتگو کی ہوتی ہے۔ ٹین براؤن اور پیور بلیک میں سے چنیں۔';
export const interior = {
  comfortSeats: 'دہری سلائی نشست کی شکل ابھارتی ہے، ٹین براؤن یا پیور بلیک میں۔',
  infotainment: 'بائیں نقشہ، دائیں موسیقی اور موسم، نیچے کلائمٹ کنٹرول۔',
  drivingExperience: 'اسٹیئرنگ کے پیچھے سے: سامنے میٹر، اور اسکرین بائیں طرف ایک نظر کے فاصلے پر۔',
  soundSystem: 'دروازے میں گول اسپیکر، چمکدار حلقے کے بیچ۔',
};

export const driveModes = '3 موڈ';
export const driveModesLabel = 'فل ای وی، ای وی پرائیورٹی، انٹیلیجنٹ ہائبرڈ';
export const driveModesTitle = 'تین ڈرائیو موڈ';
export const driveModesText =
  'فل ای وی، ای وی پرائیورٹی اور انٹیلیجنٹ ہائبرڈ: صرف بجلی، پہلے بجلی، یا ضرورت کے مطابق دونوں۔';
export const chargingText = 'رات بھر گھر پر۔ 3.3 کلو واٹ تک DC چارجنگ۔';

export const footerText =
  'ہمیں بتائیں کہ آپ روز کتنا چلاتے ہیں۔ ہم بتائیں گے کہ آپ کو پٹرول کتنی بار ڈلوانا ہو گا۔';
