export const confidence = 'اعتماد';
export const peaceOfMind = 'اطمینان';
export const sophistication = 'نفاست';

export const comfortSeats = 'Comfort-Tek نشستیں';
export const infotainmentSystem = (screenInches: string) =>
  `${screenInches} انچ کی انفوٹینمنٹ اسکرین`;
export const drivingExperience = 'ڈرائیونگ کا بہترین تجربہ';
export const soundSystem = 'پریمیم DTS ساؤنڈ سسٹم';

export const infotainment = 'انفوٹینمنٹ';
export const wheels = 'پہیے';
export const wirelessCharging = 'وائرلیس چارجنگ';
export const storage = 'سامان کی جگہ';
export const power = 'طاقت';
export const combinedPower = 'مجموعی طاقت';
export const torque = 'ٹارک';
export const hybrid = 'ہائبرڈ';
export const electric = 'الیکٹرک';
export const range = 'رینج';
export const combinedRange = 'زیادہ سے زیادہ مجموعی رینج';
export const electricRange = 'بجلی پر زیادہ سے زیادہ رینج';
export const frontWheelRange = 'رینج، فرنٹ وہیل ڈرائیو';
export const allWheelRange = 'رینج، آل وہیل ڈرائیو';
export const acceleration = '0 سے 100 کلومیٹر فی گھنٹہ';
export const years = (count: number) => `${count} سال`;
export const hybridWarranty = 'یا 160,000 کلومیٹر؛ بیٹری، موٹر اور کنٹرولر پر';
export const hybridWarrantyOnCard = 'یا 160,000 کلومیٹر، HEV بیٹری';
export const standardWarranty = 'یا 150,000 کلومیٹر کی معیاری وارنٹی، جو بھی پہلے پورا ہو';
export const standardWarrantyOnCard = 'یا 150,000 کلومیٹر، وارنٹی';

export const comfortSeatsText = 'نشستیں جو گھنٹوں آپ کو وہیں تھامے رکھیں جہاں آپ چاہیں۔';
export const soundSystemText = 'اسپیکر جو کیبن کے حساب سے لگائے اور اسی کے لیے ٹیون کیے گئے۔';
export const interfaceTitle = 'صاف انٹرفیس';
export const interfaceText = 'بڑے حروف، کم مراحل، اور ہر چیز ہمیشہ اپنی جگہ پر۔';
export const appControlTitle = 'ایپ کنٹرول';
export const appControlText = 'فون سے گاڑی کا حال دیکھیں۔';
export const steeringTitle = 'اسٹیئرنگ';
export const steeringText = 'پارکنگ میں ہلکا، رفتار پر مستحکم۔';
export const safetyTitle = 'ڈیزائن میں حفاظت';
export const safetyText = 'باڈی جو سواروں کی حفاظت کے لیے بنی ہے۔';
export const transmissionTitle = 'ٹرانسمیشن';
export const transmissionText = 'گیئر عین ضرورت کے وقت بدلتا ہے، اور مشکل سے محسوس ہوتا ہے۔';
export const hybridDriveTitle = 'ہائبرڈ ڈرائیو';
export const chargingTitle = 'چارجنگ';
export const drivingModesTitle = 'ڈرائیونگ موڈ';
