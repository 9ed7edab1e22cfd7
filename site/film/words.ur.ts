export const playFailed = 'فلم نہیں چل سکی۔ دوبارہ کوشش کے لیے دبائیں۔';
