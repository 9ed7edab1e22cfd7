/** Units of figures, and how a figure stands with its unit. */
export const inch = 'انچ';
export const horsepower = 'ہارس پاور';
export const newtonMetres = 'نیوٹن میٹر';
export const kilometres = 'کلومیٹر';
export const kilowatts = 'کلو واٹ';
export const watts = 'واٹ';
export const litres = 'لیٹر';
export const seconds = 'سیکنڈ';
export const percent = 'فیصد';
export const measure = (figure: string, unit: string) => `${figure} ${unit}`;
