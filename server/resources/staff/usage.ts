/** An invalid command line; the message is the usage text. */
export class UsageError extends Error {}

/** The usage text of `npm run staff`. */
export const usage = `npm run staff -- add <username> <role> [--dealer <dealer>] [--password <password>]
npm run staff -- list
npm run staff -- disable <username>
npm run staff -- enable <username>
npm run staff -- reset <username> [--password <password>]
npm run staff -- forget-second-factor <username>
npm run staff -- permissions <username> <permission,permission,…>
npm run staff -- dealer <username> <dealer, or none>

A username is 3 to 100 letters, digits or the signs . _ - @ and a password at least 12 characters.
The role is hr, media, dealer or admin and gives the permissions of that role.
A dealer is named as on the site, 'Name, City', or by its id; its accounts see only that dealer's requests.
The role dealer needs a dealer.
Without --password a password is made, and shown once.`;
