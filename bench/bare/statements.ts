import pg from 'pg';
import { phoneDigits } from '#contract/input/phone-forms.ts';
import { newId } from '#server/platform/new-id.ts';

/** The same planner settings as the product's, so that both get the same plans. */
const options = '-c timezone=UTC -c random_page_cost=1.1';
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 16, options });

const inputColumns = {
  selectedVehicle: 'selected_vehicle',
  selectedDealership: 'selected_dealership',
  ownsVehicle: 'owns_vehicle',
  licenseAgreement: 'license_agreement',
  responsibilityAgreement: 'responsibility_agreement',
  firstName: 'first_name',
  lastName: 'last_name',
  phone: 'phone',
  email: 'email',
  preferredDate: 'preferred_date',
  preferredTime: 'preferred_time',
} as const;

const ownColumns = ['_id', 'status', 'created_at', 'updated_at', 'phone_digits'];
const columns = [...ownColumns, ...Object.values(inputColumns)];

const insert = {
  name: 'insert',
  text: `insert into test_drives (${columns.join()}) values (${columns.map((_, at) => `$${at + 1}`).join()})`,
};

/** Stores a test drive in the product's table, without validation. */
export async function insertTestDrive(input: Record<string, unknown>) {
  const now = new Date();
  const _id = newId();
  const own = [_id, 'pending', now, now];
  const values = Object.keys(inputColumns).map((name) => input[name]);
  await pool.query(insert, [...own, phoneDigits(String(input.phone)), ...values]);
  return { success: true, data: { _id } };
}

/**
 * Returns a page of the list and its total, counted to 10,000. A searched word is planned each time: a
 * generic plan would suit only the most common words.
 */
export async function listTestDrives(query: URLSearchParams) {
  const word = query.get('search');
  const values = [query.get('status'), ...(word ? [`%${word}%`] : [])];
  const found = `from test_drives where status = $1 ${word ? 'and search_text like $2' : ''}`;
  const list = `select * ${found} order by created_at desc, _id desc limit 50`;
  const total = `select count(*)::int as items from (select 1 ${found} limit 10001) as found`;
  const [{ rows }, counted] = await Promise.all([
    pool.query(list, values),
    pool.query(total, values),
  ]);
  return { success: true, data: rows, pagination: { totalItems: counted.rows[0].items } };
}

/** Calculates the price of a car in a city. */
export async function calculatePrice({ carId, cityId }: Record<string, unknown>) {
  const { rows } = await pool.query({
    name: 'calculate',
    text: `
      select name, model, variant, city, province, base_price, adjustment, base_price + adjustment as final
      from (select cars.name, model, variant, cities.name as city, province, base_price,
              case adjustment_type when 'percentage'
                then floor(base_price * price_adjustment * 0.01 + 0.5) else price_adjustment end as adjustment
            from cars, cities
            where cars._id = $1 and cities._id = $2 and cars.is_active and cities.is_active) as priced`,
    values: [carId, cityId],
  });
  return { success: true, data: rows[0] };
}

/** Returns a page of the dealers nearest to a place, and their number. */
export async function listDealersNear(query: URLSearchParams) {
  const distance = `2 * 6371 * asin(sqrt(least(1, power(sin(radians(lat - $1) / 2), 2)
    + cos(radians($1)) * cos(radians(lat)) * power(sin(radians(lng - $2) / 2), 2))))`;
  const place = [Number(query.get('lat')), Number(query.get('lng'))];
  const [{ rows }, counted] = await Promise.all([
    pool.query({
      name: 'near',
      text: `select *, ${distance} as distance from dealers where is_active order by distance, _id limit 100`,
      values: place,
    }),
    pool.query({
      name: 'count',
      text: 'select count(*)::int as items from (select 1 from dealers where is_active limit 10001) as found',
    }),
  ]);
  return { success: true, data: rows, pagination: { totalItems: counted.rows[0].items } };
}
