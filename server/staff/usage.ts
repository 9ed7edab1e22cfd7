/** A command line that does not say what to do; its message is the way to say it. */
export class UsageError extends Error {}

/** How to say it. */
export const usage = `npm run staff -- add <username> <role> [--password <password>]
npm run staff -- list
npm run staff -- disable <username>
npm run staff -- enable <username>
npm run staff -- reset <username> [--password <password>]
npm run staff -- forget-second-factor <username>
npm run staff -- permissions <username> <permission,permission,…>

A username is 3 to 100 letters, digits or the signs . _ - @ and a password at least 12 characters.
The role hr or media gives the permissions of that role, any other the general admin's.
Without --password a password is made, and shown once.`;
