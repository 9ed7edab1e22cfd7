export const newsFailed = 'معذرت، خبریں لوڈ نہیں ہو سکیں۔ کچھ دیر بعد دوبارہ کوشش کریں۔';
export const eventsFailed = 'معذرت، تقریبات لوڈ نہیں ہو سکیں۔ کچھ دیر بعد دوبارہ کوشش کریں۔';
export const mediaFailed = 'تصویریں اور ویڈیوز لوڈ نہیں ہو سکیں';
