export const testDrive = 'Test drive';
export const service = 'Service';

export const toTestDrive = 'Please bring your driving licence and your CNIC.';
export const toService = 'Please bring your car, its key and the registration book.';
export const timeIsKept = 'We keep this time for you. The dealership will confirm it.';

export const appointmentTime = (weekday: string, day: string, time: string) =>
  `${weekday}, ${day}, ${time}`;
export const nextFreeTimes = (times: readonly string[]) =>
  `The next free times are ${times.join('; ')}.`;
