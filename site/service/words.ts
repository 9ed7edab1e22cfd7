export const bookService = 'Book a Service';
export const pageDescription =
  'Book a service for your HAVAL, ORA or TANK online: choose the service and the day, and we will call you to confirm.';
export const introduction =
  'Tell us what your car needs and which day suits you. We will call you to confirm.';

export const next = 'We will call you to confirm the day.';

export const selectServiceType = 'Select a service type';
export const notNeeded = (service: string) => `${service} (not needed for this car)`;
export const noEngineOil = 'An electric car has no engine oil to change.';
export const anyDealership = 'Any: we will call you';
export const dealershipHint = 'Choose one to see its free times.';
export const comingTwoWeeks = 'The coming two weeks';
export const notesHint = 'Describe what you have noticed, and since when.';
export const yourCar = 'Your car';
export const vinHint = 'In the registration book, as chassis number';

export const chooseDay = 'Choose your day';
export const weekdayAndTime = '{weekday}, {time}';
export const service = 'Service';
export const vehicle = 'Vehicle';
export const dealership = 'Dealership';
export const weCall = 'We call you to confirm the day.';
export const bringCar = 'You bring the car on that day.';
