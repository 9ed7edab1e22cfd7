export const pageTitle = 'عمومی سوالات';
export const pageDescription =
  'پاکستان میں HAVAL،\u200f ORA اور TANK کی سروس، قیمتوں، ایس یو ویز، الیکٹرک گاڑیوں، وارنٹی اور ڈیلرشپس کے بارے میں سوالوں کے جواب۔';
export const introduction = 'آپ کا سوال یہاں نہیں؟ ہم سے پوچھیں۔';
export const contactUs = 'ہم سے رابطہ کریں';

export const category = 'موضوع';
export const viewAll = 'سب دیکھیں';
export const shown = (category: string, count: number, all: number) =>
  `${category}: ${all} میں سے ${count} سوال`;
export const bookService = 'ابھی سروس بک کریں';
