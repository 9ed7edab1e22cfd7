export const infotainmentScreen = 'انفوٹینمنٹ اسکرین';
export const torqueWithPower = (horsepower: number) => `ٹارک، ${horsepower} ہارس پاور کے ساتھ`;
export const rangeByDrive = 'رینج، فرنٹ وہیل ڈرائیو (آل وہیل: 550 کلومیٹر)';
