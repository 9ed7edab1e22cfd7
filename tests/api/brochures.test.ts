import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { palettes } from '#catalogue/colors.ts';
import { brochureDocument } from '#catalogue/documents.ts';
import { vehicles } from '#catalogue/vehicles.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

describe.each(vehicles)('the brochure of the $label', (vehicle) => {
  const { path, fileName } = brochureDocument(vehicle);
  let source: string;
  beforeAll(async () => {
    source = (await test.call({ method: 'GET', url: path })).rawPayload.toString('latin1');
  });

  it('has eight or nine pages and less than 3 MB', () => {
    const pages = Number(source.match(/\/Type \/Pages\n\/Count (\d+)/)?.[1]);
    expect([8, 9]).toContain(pages);
    expect(source.length).toBeLessThan(3_000_000);
  });

  it('has all its pictures, also beside the features, each with an alternative text', () => {
    const figures = source.match(/\/S \/Figure/g) ?? [];
    // The cover, the profile, eight views, exterior and cabin with four close-ups each, seats, and two outdoors.
    const besidesColors = 1 + 1 + 8 + 2 * 5 + 1 + 2;
    expect(figures).toHaveLength(besidesColors + palettes[vehicle.slug].exterior.length);
    expect(source.match(/\/Alt \(/g)?.length).toBe(figures.length);
  });

  it('is a download on the model’s page, named after the model', async () => {
    const { body } = await test.call({ method: 'GET', url: `/models/${vehicle.slug}` });
    expect(body).toContain(`href="${path}" download="${fileName}"`);
    expect(fileName).toBe(`${vehicle.label} Brochure.pdf`);
  });
});
