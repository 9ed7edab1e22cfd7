/** The words of emails and calendar files about appointments. `kind` is 'Test drive' or 'Service'. */

export const withVehicle = (kind: string, vehicle: string) => `${kind}: ${vehicle}`;
export const timeInPakistan = (time: string) => `${time}, Pakistan time`;
export const before = (time: string) => `Before: ${time}`;
export const reference = (code: string) => `Reference: ${code}`;
export const phone = (number: string) => `Phone: ${number}`;
/** What is stored about a dealer: the name, the address. */
export const stored = (text: string) => text;

export const received = (kind: string, time: string) => `${kind} received: ${time}`;
export const confirmed = (kind: string, time: string) => `${kind} confirmed: ${time}`;
export const cancelled = (kind: string, time: string) => `${kind} cancelled: ${time}`;
export const reminder = (kind: string, time: string) => `${kind} reminder: ${time}`;
/** The old time lacks the year if it is the same. */
export function moved(kind: string, now: string, old: string) {
  const [year] = / \d{4},/.exec(now) ?? [''];
  return `${kind} moved: ${now} (was ${old.replace(year, ',')})`;
}

export const isConfirmed = 'Your appointment is confirmed.';
export const isCancelled = 'Your appointment is cancelled.';
export const isMoved = (timeIsKept: string) => `Your appointment is moved. ${timeIsKept}`;
export const isMovedAndConfirmed = 'Your appointment is moved, and it is confirmed.';
export const isReminder = 'This is a reminder of your appointment.';

export const map = 'Map:';
export const seeMoveOrCancel = 'See, move or cancel your appointment:';
export const seeAppointment = 'See your appointment:';
export const keepLink =
  'Anyone who has this link can change the appointment, so keep it to yourself.';

export const chooseAnotherTime = (time: string) => `Please choose another time: ${time}`;
export const weAreClosed = (reason: string) =>
  `We are sorry: we are closed at the time of your appointment (${reason}).`;
export const chooseOne = 'Please choose one of these times:';
export const seeOtherTimes = 'See all other free times, or cancel:';
export const seeAllTimes = 'See all free times, or cancel:';
export const orCallUs = 'Or call us:';

export const moveOrCancel = (url: string) => `Move or cancel: ${url}`;
