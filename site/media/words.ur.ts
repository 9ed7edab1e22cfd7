export const pageTitle = 'میڈیا';
export const pageDescription =
  'پاکستان میں فروخت ہونے والے HAVAL،\u200f ORA اور TANK کے ماڈلز کی تصویریں اور فلمیں۔';
export const introduction = 'ماڈلز کی تصویریں اور فلمیں۔ ہر تصویر بڑی دیکھنے کے لیے گیلری کھولیں۔';
export const emptyList = 'اس وقت کوئی میڈیا دستیاب نہیں۔';
export const openFiles = (title: string, files: string) => `${title}: ${files} کھولیں`;

export const haval = 'شہر اور سفر کے لیے پانچ ماڈل: H6 اور Jolion، پٹرول اور ہائبرڈ دونوں میں۔';
export const ora = 'دو الیکٹرک گاڑیاں: ORA 03 اور ORA 07۔';
export const tank = 'TANK 500، وہاں کے لیے جہاں سڑک ختم ہوتی ہے۔';
