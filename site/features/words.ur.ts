export const backTo = (label: string) => `${label} پر واپس جائیں`;
export const allModels = 'سب ماڈلز';
export const seeModels = 'ہمارے ماڈلز میں دیکھیں';

export const inOurModels = 'ہمارے ماڈلز میں';
export const inAllModels = (count: number) => `تمام ${count} ماڈل`;
export const modelNames = (labels: readonly string[]) => labels.join('، ');

export const tryIt = 'خود آزما کر دیکھیں';
export const tryItText =
  'فیچرز ماڈل اور ویرینٹ کے لحاظ سے مختلف ہوتے ہیں۔ ٹیسٹ ڈرائیو پر ڈیلر آپ کو دکھاتا ہے کہ آپ کی گاڑی میں کیا کچھ ہے۔';
export const bookTestDrive = 'ٹیسٹ ڈرائیو بک کریں';

export const nextFeature = 'اگلا فیچر';
export const next = 'اگلا';
