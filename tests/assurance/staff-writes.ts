import { leadTypes } from '#contract/leads/registry.ts';
import { desks } from '#server/content/desk.ts';
import { newsletterSubscriptions } from '#server/newsletter/schema.ts';
import { contentForm } from '#tests/content-forms.ts';
import { makeDealer } from '#tests/factories.ts';
import { openingForm } from '#tests/submissions.ts';
import { submissions, subscriptions } from './visitor-writes.ts';
import { type Fields, make, type World, type Write } from './writes.ts';

const dealer = (): Fields => {
  const { name, city, address, email, phone, lat, lng, map } = makeDealer();
  return { name, city, address, email, phone, lat, lng, map };
};

/** What staff keep in lists, by path: a new record's fields, and what of it a change names. */
const kinds = ({ next }: World): Record<string, { made: () => Fields; changed: Fields }> => ({
  '/api/dealers': { made: dealer, changed: { name: 'Renamed' } },
  '/api/dealer-searches': { made: () => ({ searchQuery: 'Lahore' }), changed: { notes: 'Called' } },
  '/api/price-calculator/cars': {
    made: () => ({ name: 'Sample', model: 'Sample', vehicleId: `car-${next()}`, basePrice: 1000 }),
    changed: { name: 'Renamed' },
  },
  '/api/price-calculator/cities': {
    made: () => ({ name: `City ${next()}`, province: 'Punjab' }),
    changed: { province: 'Sindh' },
  },
  '/api/admin/accounts': {
    made: () => ({ username: `account-${next()}`, role: 'hr' }),
    changed: { role: 'desk' },
  },
});

/** What staff write as JSON: made by a POST, changed by a PUT. */
function listedWrites(world: World): Write[] {
  const { everything: cookies } = world;
  return Object.entries(kinds(world)).flatMap(([path, { made, changed }]) => {
    const making: Write = {
      name: `POST ${path}`,
      prepare: async () => ({ fields: made(), cookies }),
    };
    const prepare = async () => ({ id: await make(world, making), fields: changed, cookies });
    return [making, { name: `PUT ${path}/{id}`, prepare }];
  });
}

/** What staff write as forms that may bring files. */
function formWrites(world: World): Write[] {
  const { everything: cookies } = world;
  const forms: [string, () => Fields][] = [
    ['/api/jobs', openingForm],
    ...desks.map((desk): [string, () => Fields] => [
      `/api${desk.admin.paths.records}`,
      () => contentForm(desk),
    ]),
  ];
  return forms.flatMap(([path, form]) => {
    const making: Write = {
      name: `POST ${path}`,
      sentAs: 'multipart',
      prepare: async () => ({ fields: form(), cookies }),
    };
    const change = async (fields: Fields) => ({ id: await make(world, making), fields, cookies });
    const status: Write = {
      name: `PATCH ${path}/{id}/status`,
      prepare: () => change({ status: 'inactive' }),
    };
    return [
      making,
      { name: `PUT ${path}/{id}`, sentAs: 'multipart', prepare: () => change(form()) },
      ...(path === '/api/jobs' ? [] : [status]),
    ];
  });
}

/** How staff change what visitors sent. */
function requestWrites(world: World): Write[] {
  const { everything: cookies } = world;
  return leadTypes.map(({ paths, statuses }) => ({
    name: `PATCH /api${paths.records}/{id}/status`,
    prepare: async () => {
      const sending = submissions(world).find(({ name }) => name === `POST /api${paths.submit}`);
      const id = sending && (await make(world, sending));
      return { ...(id && { id }), fields: { status: Object.keys(statuses)[1] }, cookies };
    },
  }));
}

/** How staff change a subscription; its sender never learns its id. */
function subscriptionWrite(world: World): Write {
  const { everything: cookies, test } = world;
  return {
    name: 'PUT /api/newsletter/admin/subscriptions/{id}',
    prepare: async () => {
      const [subscribing] = subscriptions(world);
      if (subscribing) await make(world, subscribing);
      const all = await test.database.db.select().from(newsletterSubscriptions);
      const newest = all.sort((a, b) => a._id.localeCompare(b._id)).at(-1);
      return { id: newest?._id ?? '', fields: { isSubscribed: false }, cookies };
    },
  };
}

/** The price of a car in a city, kept for statistics as a member of staff asks for it. */
function calculation(world: World, listed: Write[]): Write {
  const made = (path: string) => {
    const making = listed.find(({ name }) => name === `POST ${path}`);
    return making ? make(world, making) : '';
  };
  return {
    name: 'POST /api/price-calculator/calculate',
    prepare: async () => {
      const carId = await made('/api/price-calculator/cars');
      const cityId = await made('/api/price-calculator/cities');
      return { fields: { carId, cityId, saveCalculation: true }, cookies: world.everything };
    },
  };
}

/** Everything that staff may send about records, for somebody who may do everything. */
export function staffWrites(world: World): Write[] {
  const listed = listedWrites(world);
  return [
    ...listed,
    ...formWrites(world),
    ...requestWrites(world),
    subscriptionWrite(world),
    calculation(world, listed),
  ];
}
