export const playFailed = 'ویڈیو نہیں چل سکی۔ دوبارہ کوشش کے لیے دبائیں۔';
