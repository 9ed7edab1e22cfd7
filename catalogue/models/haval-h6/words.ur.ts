export const tagline = 'پاکستان جہاں بھی لے جائے، یہ وہاں کے لیے بنی ہے۔';
export const heading = 'فیملی ایس یو وی';
export const description =
  'خاندان کے لیے کشادگی، سڑک پر باوقار انداز اور پرسکون کیبن: HAVAL H6 میں 1.5 یا 2.0 لیٹر کا انجن ملتا ہے۔';

export const exteriorHeading = 'جسے روشنی نے تراشا';
export const exteriorText =
  'ایک ہی لکیر لائٹس سے پچھلے حصے تک چلتی ہے۔ صبح اس پر دھوپ چمکتی ہے اور رات کو سڑک کی بتیاں۔ اسے کسی آرائش کی ضرورت نہیں۔';
export const designedTitle = 'ڈیزائن جو پہچانا جائے';
export const exterior = {
  designed: 'پتلی ہیڈلائٹس کے بیچ چھوٹے چمکتے دانوں والی چوڑی گرل۔',
  confidence: '19 انچ کے پہیے، اور ان کے اوپر پوری گاڑی کی لمبائی میں چلتی ابھری لکیر۔',
  peaceMind: 'پچھلے حصے پر پوری چوڑائی میں روشنی کی پٹی، جو پیچھے سے آسانی سے نظر آتی ہے۔',
  sophistication: 'چھت اور شیشہ ایک صاف لکیر میں ملتے ہیں۔',
};

export const interiorHeading = 'آپ کا اپنا کمرہ';
export const interiorDescription =
  '14.6 انچ کی اسکرین، 50 واٹ کی وائرلیس چارجنگ، اور ایسا میٹریل جسے چھونا اچھا لگے۔ نورڈک وائٹ، پیور بلیک اور ٹین براؤن میں سے چنیں۔';
export const interior = {
  comfortSeats: 'اونچے سائیڈ سپورٹ، اور دہری قطار کی سلائی۔',
  infotainment:
    'نقشہ، موسیقی اور کلائمٹ کنٹرول ساتھ ساتھ، ایسی اسکرین پر جو ڈیش بورڈ کے اوپر معلق ہے۔',
  drivingExperience: 'اسٹیئرنگ وہیل نیچے سے چپٹا ہے، اور میٹر عین اس کے پیچھے ہیں۔',
  soundSystem: 'اسپیکروں میں سے ایک: دروازے میں، سوراخ دار دھات کے پیچھے۔',
};

export const engineSizes = '1.5 یا 2.0';
export const engineLabel = 'لیٹر انجن، آپ کی پسند';
export const infotainmentTitle = '14.6 انچ کی انفوٹینمنٹ اسکرین';
export const infotainmentText = 'نقشے، موسیقی اور سیٹنگز ایک بڑی اسکرین پر۔';
export const wirelessChargingTitle = '50 واٹ وائرلیس چارجنگ';
export const wirelessChargingText = 'فون رکھیں، وہ چارج ہونے لگتا ہے۔';
export const wheelsTitle = '19 انچ کے پہیے';
export const wheelsText = 'پہیوں کے سائز سے گرفت، آرام اور خوبصورتی پر کیا فرق پڑتا ہے۔';

export const footerText = 'دس منٹ اس میں بیٹھ کر دیکھیں۔ کوئی صفحہ اتنا نہیں بتا سکتا۔';
