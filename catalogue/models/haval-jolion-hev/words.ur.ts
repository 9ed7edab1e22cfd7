export const tagline = 'آخرکار ٹریفک بھی آپ کے ساتھ ہے۔';
export const heading = 'شہر کی ہائبرڈ';
export const description =
  'رکتی چلتی سڑکوں کے لیے ہائبرڈ: اشارہ سبز ہونے پر 190 ہارس پاور اور 375 نیوٹن میٹر۔';

export const exteriorHeading = 'ہلکی پھلکی';
export const exteriorText = 'Jolion ہی کا چہرہ، گرل الگ۔';
export const designedTitle = 'ڈیزائن جسے کم ہی کافی ہو';
export const exterior = {
  designed: 'روشنی کی ایک پٹی کے نیچے پروں کی طرح اٹھتی پٹیوں کی گرل۔',
  confidence: 'دو شاخہ پہیے، اور ٹریفک میں ملنے والی جگہ کے لیے 375 نیوٹن میٹر۔',
  peaceMind: 'اندر کی طرف نوک والی پچھلی لائٹس، اور ان کے نیچے HEV کا نشان۔',
  sophistication: 'کھڑکیوں کی لکیر جو پچھلے دروازے کے پیچھے اوپر اٹھتی ہے۔',
};

export const interiorHeading = 'سکون کا سانس لیں';
export const interiorDescription =
  'روشن کیبن، کم بٹن، اور خاموش رہنے والی موٹر۔ نورڈک وائٹ اور پیور بلیک میں سے چنیں۔';
export const interior = {
  comfortSeats: 'گدی اور پشت پر آڑی دھاریاں، کناروں پر سلائی۔',
  infotainment: 'اسکرین دو چوکور اے سی وینٹ کے اوپر ہے، اور کلائمٹ کنٹرول اس کے نچلے کنارے پر۔',
  drivingExperience: 'ڈرائیور کی نشست سے منظر: اسٹیئرنگ وہیل، اور اس کے ساتھ اسکرین۔',
  soundSystem: 'دروازے میں باریک دھات کی گول جالی، اور اس کے پیچھے اسپیکر۔',
};

export const hybridDriveText =
  'اپنی بیٹری خود چارج کرتی ہے، اور کب انجن چلے اور کب موٹر، یہ بھی خود طے کرتی ہے۔';

export const footerText = 'اسے شام کی ٹریفک سے گزاریں۔ پھر موازنہ کریں۔';
