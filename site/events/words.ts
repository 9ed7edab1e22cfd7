export const pageTitle = 'Events';
export const pageDescription =
  'Events of HAVAL, ORA and TANK in Pakistan: where to see the models, drive them and ask about them.';
export const introduction = 'Where to see the models, drive them and ask about them.';
export const emptyList = 'No events available at the moment.';
export const seeEvent = 'See the event';

export const dayAndTime = (day: string, time: string) => `${day}, ${time}`;
export const withinDay = (start: string, endTime: string) => `${start}–${endTime}`;
export const overDays = (start: string, end: string) => `${start} – ${end}`;
export const pastEvent = 'Past event';

export const tellMeMore = 'Tell me more';
export const findDealer = 'Find a Dealer';
export const allEvents = 'All events';
