import { singlePages } from '#tests/e2e/page-paths.ts';
import { expect, test } from './test.ts';

const pages = [...singlePages, '/models/haval-h6', '/models/tank-500', '/features/safety'];

for (const path of pages) {
  test(`${path} fits a desktop and a phone`, async ({ visitor }) => {
    await visitor.open(path);
    expect(await visitor.readOverhang()).toBeLessThanOrEqual(0);
    await visitor.resize(390, 844);
    expect(await visitor.readOverhang()).toBeLessThanOrEqual(0);
  });
}
