/** How many days a record stays in the trash before it is purged. */
export const trashDays = 30;
