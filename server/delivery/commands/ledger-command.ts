import { runCommand } from '#server/platform/backup/run-command.ts';
import { openDatabase } from '#server/platform/db/client.ts';
import { readLedger } from '#server/resources/leads/ledger.ts';

/** Prints the ledger as a table. Fails if a type does not balance, so that schedulers notice it. */
runCommand(async ({ DATABASE_URL: url, DATA_DIR: dataDir }) => {
  const database = await openDatabase({ url, dataDir, log: () => {} });
  try {
    const lines = await readLedger(database.db);
    const table = lines.map(
      ({ slug, accepted, stored, inTrash, purged, isBalanced }) =>
        `${slug.padEnd(22)}${accepted} accepted = ${stored} stored + ${inTrash} in the trash + ${purged} purged${isBalanced ? '' : '  DOES NOT BALANCE'}`,
    );
    if (lines.some(({ isBalanced }) => !isBalanced)) throw new Error(table.join('\n'));
    return table.join('\n');
  } finally {
    await database.close();
  }
});
