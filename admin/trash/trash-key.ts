/** The key of everything that the trash shows. */
export const trashKey = ['trash'];
