export const infotainmentScreen = 'Infotainment screen';
export const torqueWithPower = (horsepower: number) => `Torque, with ${horsepower} HP`;
export const rangeByDrive = 'Range, FWD (550 km, AWD)';
