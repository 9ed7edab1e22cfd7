export const engineSchedule = 'Petrol, hybrid and plug-in hybrid';
export const electricSchedule = 'Electric';
export const electricNote =
  'An electric car has no engine, so there is no engine oil, oil filter, air filter element, drive belt or water pump belt to service. Power steering fluid is inspected where the car has it. Your dealer tells you what else is due.';

export const engineOil = 'Engine oil';
export const engineOilFilter = 'Engine oil filter';
export const driveBelt = 'Drive belt';
export const airFilter = 'Air filter element';
export const powerSteeringFluid = 'Power steering fluid';
export const waterPumpBelt = 'Water pump belt';
