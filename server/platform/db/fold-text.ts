import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * SQL for a text as searches and comparisons see it: without regard to case and to how an accent is encoded. The function
 * is in the database, so that what is stored and what is asked for are folded by the same rules
 * (docs/decisions/034-the-database-folds-letters.md).
 */
export const foldText = (text: SQLWrapper | string): SQL => sql`fold_text(${text})`;
