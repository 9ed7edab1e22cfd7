/** The words of the newsletter's emails, besides what staff write. */

export const subject = 'آپ نے ہمارا نیوز لیٹر سبسکرائب کر لیا ہے';
export const thanks = 'پاکستان میں HAVAL،\u200f ORA اور TANK کا نیوز لیٹر سبسکرائب کرنے کا شکریہ۔';
export const whatComes = 'اب سے ہم اس پتے پر اپنے ماڈلز اور تقریبات کی خبریں بھیجیں گے۔';
export const howToStop =
  'اگر یہ درخواست آپ کی نہیں تھی، یا آپ کا ارادہ بدل جائے، تو آپ کسی بھی وقت ان سبسکرائب کر سکتے ہیں:';

export const whyYouGetThis = 'یہ ای میل اس لیے آئی ہے کہ یہ پتہ ہمارے نیوز لیٹر میں درج ہے۔';
export const unsubscribe = 'ان سبسکرائب کریں';
