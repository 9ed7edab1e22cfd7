/** Where the browser tests find the product, and how they get in. */
export const port = 3987;
export const origin = `http://localhost:${port}`;
export const adminPath = 'desk-in-the-browser';
export const staffPassword = 'a password for browsers';
