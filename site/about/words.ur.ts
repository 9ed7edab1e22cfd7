export const aboutUs = 'تعارف';
export const aboutUsDescription =
  'برانڈ کو جانیں: GWM، یعنی وہ نام جو HAVAL،\u200f ORA اور TANK کے پیچھے ہے، اور سازگار، جو پاکستان میں گاڑیاں بناتی، بیچتی اور ان کی دیکھ بھال کرتی ہے۔';
export const discover = '<first>برانڈ</first> <second>کو جانیں</second>';
export const aboutUsIntroduction =
  'ایک کار ساز کمپنی، اور پاکستان کی وہ کمپنی جو اس کی گاڑیاں بناتی، بیچتی اور ان کی دیکھ بھال کرتی ہے۔';
export const seeModels = 'سب ماڈلز دیکھیں';
export const findDealer = 'ڈیلر تلاش کریں';
export const aboutBrand = 'برانڈ کے بارے میں';
export const aboutBrandText = 'HAVAL،\u200f ORA اور TANK: تین مزاج، اور تین مشترکہ اصول۔';
export const sazgarCapitals = 'سازگار';
export const aboutDistributor = 'ڈسٹری بیوٹر کے بارے میں';
export const aboutDistributorText =
  '1991 میں قیام سے لے کر سالانہ 24,000 گاڑیوں کی پیداواری گنجائش والی فیکٹری تک۔';

export const gwm = 'GWM';
export const gwmDescription =
  'GWM وہ نام ہے جو HAVAL،\u200f ORA اور TANK کے پیچھے ہے۔ تینوں برانڈز اور ان کی مشترکہ اقدار۔';
export const gwmIntroduction = 'وہ نام جو HAVAL،\u200f ORA اور TANK کے پیچھے ہے۔';
export const threeCharacters = 'ایک کمپنی، تین مزاج';
export const threeBrands =
  'خاندان، شہر میں گاڑی چلانے والے اور سیاحت کے شوقین کی ضرورت الگ الگ ہے۔ اس لیے تین برانڈ ہیں: ایس یو ویز کے لیے HAVAL، الیکٹرک گاڑیوں کے لیے ORA، لگژری ایس یو وی کے لیے TANK۔';
export const eightModels =
  'پاکستان میں ان کے آٹھ ماڈل ہیں: ایس یو ویز، ہائبرڈ، ایک پلگ اِن ہائبرڈ اور دو الیکٹرک گاڑیاں۔';
export const haval =
  'پانچ ایس یو وی: H6 اور Jolion، دونوں ہائبرڈ میں بھی، اور H6 پلگ اِن ہائبرڈ میں بھی۔';
export const ora = 'صرف الیکٹرک گاڑیاں۔';
export const tank = 'لگژری ایس یو وی۔';
export const brandValues = 'برانڈ کی اقدار';
export const readOn = 'مزید پڑھیں';
export const aboutSazgar = 'سازگار کے بارے میں';

export const sazgar = 'سازگار';
export const sazgarDescription =
  'سازگار 1991 میں قائم ہوئی اور پاکستان میں HAVAL،\u200f ORA اور TANK کی ڈسٹری بیوٹر ہے: تین پہیوں والی سواریوں سے گاڑیوں تک کی تاریخ، اور یہ کہ وہ کیا بناتی اور برآمد کرتی ہے۔';
export const sazgarBanner = 'پہلے تین پہیے، پھر چار۔ <second>توجہ وہی ہے۔</second>';
export const sazgarIntroduction =
  'سازگار HAVAL،\u200f ORA اور TANK بنانے والی مقامی کمپنی اور ان کی ڈسٹری بیوٹر ہے: وہ پاکستان میں، اپنی جانی پہچانی سڑکوں کے لیے گاڑیاں بناتی ہے، اور فروخت کے بعد بھی ان کی دیکھ بھال کرتی ہے۔';
export const history = 'تاریخ';
export const founded = 'قیام';
export const foundedText = 'وہ کمپنی قائم ہوتی ہے جو آج پاکستان میں ہماری گاڑیاں بناتی ہے۔';
export const threeWheelers = 'رکشے';
export const threeWheelersText =
  'کمپنی تین پہیوں والے رکشے بنانا شروع کرتی ہے: ہلکے، سادہ، خوب کام کرنے والے، اور ہر جگہ آسانی سے مرمت ہونے والے۔';
export const brand = 'برانڈ';
export const brandText =
  'برانڈ پاکستان آتا ہے۔ کمپنی نے جو تین پہیوں پر سیکھا، اسے اب چار پہیوں پر کام میں لاتی ہے۔';
export const oneFactory = 'ایک فیکٹری، 25 سے زائد ممالک';
export const vehiclesPerYear = 'گاڑیاں سالانہ: فیکٹری کی پیداواری گنجائش۔';
export const overCount = (count: number) => `${count} سے زائد`;
export const exportCountries = 'ممالک: کمپنی 25 سے زائد ملکوں کو برآمدات کرتی ہے۔';
export const afterSales = 'آفٹر سیلز';
export const aboutGwm = 'GWM کے بارے میں';
