export const question = 'کیا ہم Google Analytics سے آپ کا وزٹ شمار کر سکتے ہیں؟';
export const explanation =
  'یہ دو کوکیز محفوظ کرتا ہے اور ہمیں دکھاتا ہے کہ کون سے صفحات پڑھے جاتے ہیں۔ سائٹ اس کے بغیر بھی اسی طرح کام کرتی ہے۔';
export const moreOnCookies = 'کوکیز کے بارے میں مزید';
export const decline = 'مسترد کریں';
export const accept = 'قبول کریں';
