import { afterAll, beforeAll, expect, it } from 'vitest';
import { brochureDocument, maintenanceDocument, warrantyDocument } from '#catalogue/documents.ts';
import { findMaintenanceSchedule, maintenanceSchedules } from '#catalogue/maintenance.ts';
import { models } from '#catalogue/models/models.ts';
import { buildSpecificationTable } from '#catalogue/specifications/table.ts';
import { vehicles } from '#catalogue/vehicles.ts';
import { warrantyLines } from '#catalogue/warranty.ts';
import { readTaggedText } from '#tests/support/pdf-text.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const read = new Map<string, ReturnType<typeof readTaggedText>>();

/** Reads each document once: that takes a second. */
function readDocument(url: string) {
  const texts =
    read.get(url) ??
    test.call({ method: 'GET', url }).then(({ rawPayload }) => readTaggedText(rawPayload));
  read.set(url, texts);
  return texts;
}

const documents = [
  maintenanceDocument,
  ...warrantyLines.map(warrantyDocument),
  ...vehicles.map(brochureDocument),
];

it.each(documents)('$path is as large as links say', async ({ path, size }) => {
  const { rawPayload } = await test.call({ method: 'GET', url: path });
  const [amount = '', unit] = size.split(' ');
  const said = Number(amount) * (unit === 'MB' ? 1024 : 1) * 1024;
  expect(Math.abs(said - rawPayload.length) / rawPayload.length).toBeLessThan(0.15);
});

it.each(documents)(
  '$path has space characters between its words, for readers of its tags',
  async ({ path }) => {
    const texts = (await readDocument(path)).map(({ text }) => text);
    expect(texts.length).toBeGreaterThan(5);
    // No word on these pages is longer than 'Infotainment'.
    for (const text of texts) expect(text).not.toMatch(/\p{L}{19}/u);
    expect(texts.some((text) => text.split(' ').length > 8)).toBe(true);
  },
);

it.each(vehicles)(
  'the brochure of the $label has its texts whole under headings, paragraphs and lists',
  async (vehicle) => {
    const model = models[vehicle.slug];
    const texts = await readDocument(brochureDocument(vehicle).path);
    const withRole = (...roles: string[]) =>
      texts.filter(({ role }) => roles.includes(role)).map(({ text }) => text);
    expect(withRole('H1')).toEqual([vehicle.label]);
    expect(withRole('H2')).toContain(`${model.heading}.`);
    expect(withRole('P')).toContain(model.description);
    for (const { title, description } of model.features.safety) {
      expect(withRole('H4')).toContain(title);
      expect(withRole('P')).toContain(description);
    }
    const listed = texts.filter(({ ancestors }) => ancestors.join(' ').endsWith('L LI LBody'));
    expect(listed.map(({ text }) => text)).toEqual(
      model.specs.flatMap(({ value, label }) => [value, label]),
    );
  },
);

it('the maintenance schedule is a table with headed rows and columns', async () => {
  const texts = await readDocument(maintenanceDocument.path);
  const cells = (role: string) => texts.filter((text) => text.role === role);
  expect(cells('TH').map(({ text }) => text)).toContain('5,000 km');
  expect(cells('TD').length).toBeGreaterThan(20);
  for (const { ancestors } of [...cells('TH'), ...cells('TD')]) {
    expect(ancestors.join(' ')).toContain('Table TR');
  }
});

it('the maintenance schedule says which models each table is for', async () => {
  const texts = (await readDocument(maintenanceDocument.path)).map(({ text }) => text);
  for (const { title, models: labels, items, note } of maintenanceSchedules) {
    expect(texts).toContain(`${title}: ${labels.join(', ')}`);
    for (const { name } of items) expect(texts).toContain(name);
    if (note) expect(texts).toContain(note);
  }
});

it.each(vehicles)(
  'the brochure of the $label has its facts in a table with headed rows',
  async (vehicle) => {
    const { trims, groups } = buildSpecificationTable(vehicle, []);
    const cells = (await readDocument(brochureDocument(vehicle).path)).filter(({ ancestors }) =>
      ancestors.join(' ').endsWith('Table TR'),
    );
    const expected = groups.flatMap(({ name, rows }) =>
      rows.flatMap(({ label, cells: values }, index) => [
        ...(index === 0 ? [`TH ${name}`] : []),
        `TH ${label}`,
        ...values.map((value) => `TD ${value}`),
      ]),
    );
    const heads = trims.length > 1 ? trims.map((trim) => `TH ${trim}`) : [];
    expect(cells.map(({ role, text }) => `${role} ${text}`)).toEqual([...heads, ...expected]);
  },
);

it.each(vehicles)(
  'the brochure of the $label names engine oil as a service item if it has an engine',
  async (vehicle) => {
    const texts = (await readDocument(brochureDocument(vehicle).path)).map(({ text }) => text);
    const [service = ''] = texts.filter((text) => text.startsWith('Service from 5,000 km on'));
    const { note } = findMaintenanceSchedule(vehicle.power);
    if (note) expect(service).toBe(`Service from 5,000 km on. ${note}`);
    else expect(service).toContain('on: engine oil, engine oil filter');
    expect(note === null).toBe(vehicle.power !== 'Electric');
  },
);
