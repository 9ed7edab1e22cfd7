export const engineSchedule = 'پٹرول، ہائبرڈ اور پلگ اِن ہائبرڈ';
export const electricSchedule = 'الیکٹرک';
export const electricNote =
  'الیکٹرک گاڑی میں انجن نہیں ہوتا، اس لیے انجن آئل، آئل فلٹر، ایئر فلٹر ایلیمنٹ، ڈرائیو بیلٹ یا واٹر پمپ بیلٹ کی سروس بھی نہیں ہوتی۔ جس گاڑی میں پاور اسٹیئرنگ فلوئڈ ہو، اس میں اس کا معائنہ ہوتا ہے۔ اور کیا کرانا ہے، یہ آپ کا ڈیلر بتائے گا۔';

export const engineOil = 'انجن آئل';
export const engineOilFilter = 'انجن آئل فلٹر';
export const driveBelt = 'ڈرائیو بیلٹ';
export const airFilter = 'ایئر فلٹر ایلیمنٹ';
export const powerSteeringFluid = 'پاور اسٹیئرنگ فلوئڈ';
export const waterPumpBelt = 'واٹر پمپ بیلٹ';
