import type pg from 'pg';

interface Column {
  name: string;
  type: string;
}

/** A table with the columns that can be given a value, and the tables that must be filled before it. */
interface Table {
  name: string;
  columns: Column[];
  parents: string[];
}

async function readTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select relname as name,
      (select json_agg(json_build_object('name', attname, 'type', format_type(atttypid, null)) order by attnum)
        from pg_attribute
        where attrelid = relation.oid and attnum > 0 and not attisdropped and attgenerated = '' and attidentity = ''
      ) as columns,
      (select coalesce(json_agg(confrelid::regclass::text), '[]') from pg_constraint
        where conrelid = relation.oid and contype = 'f' and confrelid <> relation.oid) as parents
    from pg_class as relation
    where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`);
  return rows;
}

/** Values of columns that a check limits to a few. */
const valuesByName: Record<string, string> = { adjustment_type: `'fixed'` };

const valuesByType: Record<string, string> = {
  uuid: 'md5(n::text)::uuid',
  boolean: 'n % 2 = 0',
  smallint: 'n % 1000',
  date: 'current_date - (n % 365)::int',
  jsonb: `'{}'`,
  bytea: `decode(md5(n::text), 'hex')`,
  'timestamp with time zone': `now() - n * interval '1 minute'`,
};

/** Builds the value of a column in row n. Row n of every table has the same id, so that rows can refer to it. */
function buildValue({ name, type }: Column): string {
  if (type === 'text') return valuesByName[name] ?? `'${name} ' || n`;
  if (type.endsWith('[]')) return `'{}'`;
  return valuesByType[type] ?? 'n';
}

/** Fills every table of a database with as many rows, whatever its columns are. Returns the tables. */
export async function fillEveryTable(client: pg.Client, rows: number): Promise<Table[]> {
  const tables = await readTables(client);
  const filled = new Set<string>();
  while (filled.size < tables.length) {
    const ready = tables.filter(
      ({ name, parents }) => !filled.has(name) && parents.every((parent) => filled.has(parent)),
    );
    if (ready.length === 0) throw new Error('the other tables refer to each other');
    for (const { name, columns } of ready) {
      const names = columns.map((column) => `"${column.name}"`).join(', ');
      const values = columns.map(buildValue).join(', ');
      await client.query(
        `insert into "${name}" (${names}) select ${values} from generate_series(1, ${rows}) as n`,
      );
      filled.add(name);
    }
  }
  return tables;
}
