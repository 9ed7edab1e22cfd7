/** A number of things: '1 inquiry', '1,200 inquiries'. */
export const counted = (count: number, noun: { one: string; many: string }): string =>
  `${count.toLocaleString('en')} ${count === 1 ? noun.one : noun.many}`;
