export const today = (time: string) => `by ${time} today`;
export const tomorrow = (time: string) => `by ${time} tomorrow`;
export const onDay = (time: string, weekday: string, day: string) =>
  `by ${time} on ${weekday}, ${day}`;

export const samplePrice = (price: string) => `${price} (sample)`;
export const fixedPrice = (day: string) =>
  `Your quote fixes the ex-factory price and the freight until ${day}. Taxes and registration follow the law of the day on which they are due.`;
export const todaysPrice =
  'It is today’s price, ex factory with freight: the dealer confirms it before you pay. Taxes and registration follow the law of the day on which they are due.';
