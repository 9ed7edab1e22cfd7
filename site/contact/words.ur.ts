export const pageTitle = 'ہم سے رابطہ کریں';
export const pageDescription =
  'HAVAL،\u200f ORA یا TANK کی کسی گاڑی، سروس یا کسی اور بات کے بارے میں ہمیں لکھیں، اور ہم فون یا ای میل سے جواب دیں گے۔';
export const introduction = 'ہمیں لکھیں، اور بتائیں کہ آپ سے رابطہ کیسے ہو۔';
export const callUs = 'ہمیں فون کریں';
export const callDealership = 'ڈیلرشپ کو فون کریں';

export const next = 'ہم آپ کو فون یا ای میل سے جواب دیں گے۔';
export const fullNameIsEnough = 'آپ کا پورا نام کافی ہے، یا پہلا اور آخری نام۔';
export const yourMessage = 'آپ کا پیغام';
export const send = 'پیغام بھیجیں';
export const eventQuestion = (event: string, day: string) =>
  `براہ کرم مجھے ${day} کی تقریب ”${event}“ کے بارے میں مزید بتائیں۔`;

export const otherWays = 'رابطے کے دوسرے طریقے';
export const phone = 'فون';
export const whatsapp = 'WhatsApp';
export const email = 'ای میل';
export const address = 'پتہ';
export const openingHours = 'اوقاتِ کار';
export const findDealerNote = 'ڈیلرشپس کے فون نمبر، پتے اور اوقاتِ کار';
export const testDriveNote = 'آپ کی پسند کا ماڈل، ڈیلرشپ اور دن';
export const serviceNote = 'آپ کی اپنی گاڑی کے لیے';
export const faq = 'عمومی سوالات';
export const faqNote = 'قیمتوں، سروس اور وارنٹی کے بارے میں جوابات';
export const afterSending =
  'آپ کو فوراً حوالہ نمبر ملتا ہے۔ ہم آپ کو فون یا ای میل سے جواب دیتے ہیں۔';
