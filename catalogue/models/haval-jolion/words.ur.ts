export const tagline = 'شہر آپ کا۔ شہر سے باہر کا راستہ بھی۔';
export const heading = 'اتنی ایس یو وی جتنی شہر کو چاہیے';
export const description =
  'اتنی چھوٹی کہ گلی میں آ جائے، اتنی اونچی کہ نظارہ دور تک ملے: HAVAL Jolion روز کے سفر کو دن کا اچھا حصہ بنا دیتی ہے۔';

export const exteriorHeading = 'بیدار';
export const exteriorText = 'نیچے تک آتی لائٹس، 18 انچ کے پہیے اور چھوٹا پچھلا حصہ۔';
export const designedTitle = 'ڈیزائن جو نظر کھینچے';
export const exterior = {
  designed: 'گرل کے اوپر روشنی کی ایک پٹی، دونوں طرف خم دار لائٹس۔',
  confidence: '18 انچ کے پہیے، اور ایسا انداز جو انہیں نمایاں کرے۔',
  peaceMind: 'نوک دار پچھلی لائٹس، جنہیں HAVAL کے حروف کے نیچے سیاہ پٹی جوڑتی ہے۔',
  sophistication: 'گہرے شیشوں پر تیرتی ہوئی چھت۔',
};

export const interiorHeading = 'توقع سے زیادہ جگہ';
export const interiorDescription =
  'آگے 12.3 انچ کی اسکرین، پیچھے سامان کے لیے 337 لیٹر جگہ۔ پیور بلیک اور نورڈک وائٹ میں سے چنیں۔';
export const interior = {
  comfortSeats: 'نشست پر آڑی دھاریاں، اور ہر کنارے پر سلائی۔',
  infotainment: 'ڈیش بورڈ پر ٹیبلٹ کی طرح کھڑی، دونوں اگلی نشستوں کی پہنچ میں۔',
  drivingExperience: 'اسٹیئرنگ کے پیچھے میٹروں پر چھوٹا سا چھجا سایہ کرتا ہے۔',
  soundSystem: 'دروازے میں نیچے، سوراخ دار دھات کے پیچھے۔',
};

export const infotainmentTitle = '12.3 انچ کی انفوٹینمنٹ اسکرین';
export const infotainmentText = 'چوڑی، صاف، اور دونوں اگلی نشستوں کی پہنچ میں۔';
export const wheelsTitle = '18 انچ کے پہیے';
export const wheelsText = 'ٹوٹی سڑک پر آرام، اچھی سڑک پر گرفت۔';

export const footerText =
  'بچے کی پرام، خریداری کا سامان یا پورا بینڈ لے آئیں۔ دیکھیں کیا کیا سما جاتا ہے۔';
