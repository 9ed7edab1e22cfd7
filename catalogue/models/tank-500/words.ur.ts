export const tagline = 'سڑک ختم ہوتی ہے۔ آپ کا رکنا ضروری نہیں۔';
export const heading = 'لگژری، جو کیچڑ سے نہیں گھبراتی';
export const description =
  'ہائبرڈ ڈرائیو، 246 ہارس پاور اور 648 نیوٹن میٹر والی بڑی لگژری ایس یو وی: شہر کی شاہراہ پر آسودہ، اور جہاں وہ ختم ہو وہاں بھی بے خوف۔';

export const exteriorHeading = 'سیدھی اور بلند';
export const exteriorText =
  'اونچا بونٹ، چوکور کندھے، کہیں کوئی گولائی نہیں: TANK 500 جو ہے وہی نظر آتی ہے۔';
export const designedTitle = 'ڈیزائن جو ڈٹ کر کھڑا رہے';
export const exterior = {
  designed: 'چوکور لائٹس کے بیچ چوڑی پٹیوں والی اونچی گرل۔',
  confidence: '648 نیوٹن میٹر ٹارک، اور چوڑے فینڈروں میں چھ ڈنڈیوں والے پہیے۔',
  peaceMind: 'اسٹپنی پچھلے دروازے پر لگی ہے، عمودی لائٹس کے ساتھ۔',
  sophistication: 'چمکدار پٹی میں جڑی کھڑکیاں، ریلز والی ہموار چھت کے نیچے۔',
};

export const interiorHeading = 'پہیوں پر ایک ریسٹ ہاؤس';
export const interiorDescription =
  'چوڑا ڈیش بورڈ، گہری نشستیں، گرم رنگ۔ سیڈل براؤن اور پیور بلیک میں سے چنیں۔';
export const interior = {
  comfortSeats: 'ترچھے خانوں والی گدے دار چوڑی نشستیں۔',
  infotainment: 'لکڑی جیسی پٹی کے اوپر کھڑی، اور نیچے گول گھڑی۔',
  drivingExperience: 'بڑا اسٹیئرنگ وہیل، جس کے مرکز کے اوپر میٹر ہیں۔',
  soundSystem: 'دروازے میں، دھات کے پیچھے، لکڑی جیسی پٹی کے ساتھ۔',
};

export const drivingModesText = 'جیسی سڑک، ویسا موڈ۔';

export const footerText = 'اندر بیٹھ کر دیکھیں۔ صرف نظارے کے لیے بھی آنا بنتا ہے۔';
