/**
 * The bare minimum that ours is measured against: node:http, one prepared statement through pg, one
 * fixed buffer. It checks nothing, limits nobody and forgets repeats. Run in a process of its own.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import pg from 'pg';
import { v7 as uuidv7 } from 'uuid';

const { DATABASE_URL, PAGE_FILE } = process.env;
const options = '-c random_page_cost=1.1';
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 16, options });
const page = PAGE_FILE ? await import('node:fs').then((fs) => fs.readFileSync(PAGE_FILE)) : null;

const columns = [
  '_id',
  'status',
  'created_at',
  'updated_at',
  'search_text',
  'phone_digits',
  'selected_vehicle',
  'selected_dealership',
  'owns_vehicle',
  'license_agreement',
  'responsibility_agreement',
  'first_name',
  'last_name',
  'phone',
];

const insert = {
  name: 'insert',
  text: `insert into test_drives (${columns.join()}) values (${columns.map((_, at) => `$${at + 1}`).join()})`,
};

/** A page of a list and its total, counted to 10,000. */
async function listPage(search: URLSearchParams) {
  const word = search.get('search');
  const values = [search.get('status'), ...(word ? [`%${word}%`] : [])];
  const found = `from test_drives where status = $1 ${word ? 'and search_text like $2' : ''}`;
  const list = `select * ${found} order by created_at desc, _id desc limit 50`;
  const total = `select count(*)::int as items from (select 1 ${found} limit 10001) as found`;
  const [{ rows }, counted] = await Promise.all([
    pool.query(list, values),
    pool.query(total, values),
  ]);
  return { success: true, data: rows, pagination: { totalItems: counted.rows[0].items } };
}

async function book(request: IncomingMessage) {
  const sent = (await json(request)) as Record<string, unknown>;
  const now = new Date();
  const id = uuidv7();
  const { selectedVehicle, selectedDealership, ownsVehicle, firstName, lastName, phone } = sent;
  const words = `${firstName} ${lastName} ${phone} ${selectedVehicle} ${selectedDealership}`;
  await pool.query(insert, [
    id,
    'pending',
    now,
    now,
    words.toLowerCase(),
    String(phone).replace(/\D/g, ''),
    selectedVehicle,
    selectedDealership,
    ownsVehicle,
    true,
    true,
    firstName,
    lastName,
    phone,
  ]);
  return { success: true, data: { _id: id } };
}

function send(response: ServerResponse, value: unknown) {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value));
}

const server = createServer(async (request, response) => {
  if (request.method === 'POST') return send(response, await book(request));
  if (request.url === '/page')
    return response.writeHead(200, { 'content-encoding': 'br' }).end(page);
  send(response, await listPage(new URL(request.url ?? '/', 'http://bare').searchParams));
});

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`${typeof address === 'object' ? address?.port : ''}\n`);
});
