export const subscribed = 'آپ نے نیوز لیٹر سبسکرائب کر لیا ہے!';
export const failed = 'معذرت، سبسکرائب نہیں ہو سکا۔ دوبارہ کوشش کریں۔';

export const subscribedInPopup = 'سبسکرائب کرنے کا شکریہ!';
export const refused = 'سبسکرائب نہیں ہو سکا';
export const serverError = 'سرور کی خرابی: ';
