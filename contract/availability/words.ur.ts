export const aboutWeeks = (weeks: number) => `تقریباً ${weeks} ${weeks === 1 ? 'ہفتہ' : 'ہفتے'}`;
export const weeksStatedOn = (day: string) => `یہ مدت ${day} کو بتائی گئی۔`;
export const weeksStatedLongAgo = (day: string, days: number) =>
  `یہ مدت ${day} کو بتائی گئی تھی، یعنی ${days} دن سے زیادہ پہلے: ڈیلر سے پوچھیں کہ اب کتنا وقت لگے گا۔`;

export const atDealersNow = (count: number) =>
  `اس وقت ${count} ${count === 1 ? 'ڈیلر' : 'ڈیلرز'} کے پاس موجود`;
export const atDealers = (count: number) =>
  `${count} ${count === 1 ? 'ڈیلر' : 'ڈیلرز'} کے پاس موجود`;
export const carsStatedOn = (day: string) => `یہ بات ${day} کو بتائی گئی۔`;
export const carsStatedLongAgo = (day: string, days: number) =>
  `یہ بات ${day} کو بتائی گئی تھی، یعنی ${days} دن سے زیادہ پہلے: ڈیلر سے پوچھیں کہ گاڑی اب بھی موجود ہے یا نہیں۔`;
