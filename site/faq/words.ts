export const pageTitle = 'Frequently asked questions';
export const pageDescription =
  'Answers on servicing, prices, SUVs, electric cars, the warranty and dealerships of HAVAL, ORA and TANK in Pakistan.';
export const introduction = 'Is your question not here? Ask us.';
export const contactUs = 'Contact Us';

export const category = 'Category';
export const viewAll = 'View All';
export const shown = (category: string, count: number, all: number) =>
  `${category}: ${count} of ${all} questions`;
export const bookService = 'Book Service Now';
