export const question = 'May we count your visit with Google Analytics?';
export const explanation =
  'It sets two cookies and shows us which pages are read. The site works the same without it.';
export const moreOnCookies = 'More on cookies';
export const decline = 'Decline';
export const accept = 'Accept';
