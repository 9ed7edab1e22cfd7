export const tagline = '0 سے 100 کلومیٹر فی گھنٹہ، 4.3 سیکنڈ میں۔';
export const heading = 'الیکٹرک فاسٹ بیک';
export const description =
  'کھڑی حالت سے 100 کلومیٹر فی گھنٹہ تک 4.3 سیکنڈ میں، یا ایک چارج پر 640 کلومیٹر تک: آل وہیل یا فرنٹ وہیل ڈرائیو کے ساتھ ORA 07 کے دو مزاج ہیں۔';

export const exteriorHeading = 'آگے سے پیچھے تک ایک لکیر';
export const exteriorText = 'ایک ہی خم میں اترتی چھت، اور ضرورت سے زیادہ کوئی لکیر نہیں۔';
export const designedTitle = 'ہوا کا تراشا ڈیزائن';
export const exterior = {
  designed: 'نیچی اور چوڑی ایئر انٹیک کے اوپر ترچھی بیضوی لائٹس۔',
  confidence: 'دو شاخہ پہیے؛ طاقت اگلے پہیوں کو یا چاروں کو، جیسے آپ چنیں۔',
  peaceMind: 'پچھلے کنارے کے نیچے ایک سرے سے دوسرے تک روشنی کی باریک لکیر۔',
  sophistication: 'ونڈ اسکرین سے پچھلے حصے تک چھت کی ایک ہی کمان۔',
};

export const interiorHeading = 'فرسٹ کلاس، پچھلی نشستیں بھی';
export const interiorDescription =
  'نیچی نشستیں، نرم روشنی اور بیچ میں اسکرین۔ پرل اور مڈ نائٹ میں سے چنیں۔';
export const interior = {
  comfortSeats: 'ایک ہی ٹکڑے کی دھاری دار اسپورٹس نشستیں، گہرے سائیڈ سپورٹ کے ساتھ۔',
  infotainment: 'ڈرائیور کی طرف مڑی ہوئی، لکیر جیسے پتلے اے سی وینٹ کے اوپر۔',
  drivingExperience: 'اونچے کنسول کے ساتھ، نیچے سے چپٹا چھوٹا اسٹیئرنگ وہیل۔',
  soundSystem: 'دروازے میں گول جالی، جہاں ڈیش بورڈ کا خم ختم ہوتا ہے۔',
};

export const chargingText = 'ایک چارج پر 640 کلومیٹر تک، اس لیے رکنا کم پڑتا ہے۔';
export const drivingModesText = 'پرسکون سے پرجوش تک، جیسا آپ چاہیں۔';

export const footerText = 'ٹیسٹ ڈرائیو پر سیدھی سڑک مانگیں۔';
