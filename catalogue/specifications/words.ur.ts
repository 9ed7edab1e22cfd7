/** The groups of facts and the labels of those that ship with the product or are asked for, by their stored names. */
export const groups = {
  Overview: 'ایک نظر میں',
  Performance: 'کارکردگی',
  'Range and charging': 'رینج اور چارجنگ',
  Cabin: 'کیبن',
  'Wheels and space': 'پہیے اور جگہ',
  Warranty: 'وارنٹی',
};
export const labels = {
  Type: 'قسم',
  'Power source': 'توانائی کا ذریعہ',
  Engine: 'انجن',
  Power: 'طاقت',
  Torque: 'ٹارک',
  'Driving modes': 'ڈرائیونگ موڈ',
  '0 to 100 km/h': '0 سے 100 کلومیٹر فی گھنٹہ',
  Consumption: 'فیول ایوریج',
  Range: 'رینج',
  'Combined range': 'مجموعی رینج',
  'Electric range': 'بجلی پر رینج',
  'DC charging': 'DC چارجنگ',
  'Infotainment screen': 'انفوٹینمنٹ اسکرین',
  'Wireless charging': 'وائرلیس چارجنگ',
  Seats: 'نشستیں',
  Airbags: 'ایئر بیگ',
  Wheels: 'پہیے',
  Storage: 'سامان کی جگہ',
  Boot: 'ڈگی',
  Length: 'لمبائی',
  'Ground clearance': 'گراؤنڈ کلیئرنس',
};

export const powers = {
  Petrol: 'پٹرول',
  Hybrid: 'ہائبرڈ',
  'Plug-in hybrid': 'پلگ اِن ہائبرڈ',
  Electric: 'الیکٹرک',
};

export const engine = (litres: string) => `${litres} لیٹر`;
export const hybridEngine = (litres: string) => `${litres} لیٹر ہائبرڈ`;
export const upTo = (figure: string) => `${figure} تک`;
export const from = (figure: string) => `کم از کم ${figure}`;
