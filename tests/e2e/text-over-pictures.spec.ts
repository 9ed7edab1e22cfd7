import { onDesktop, test } from './test.ts';
import { expectReadableOverPictures } from './text-contrast.ts';

for (const path of ['/about-us', '/models/haval-h6', '/models/tank-500']) {
  test(
    `${path}: text over pictures has a contrast of at least 4.5:1, at three widths`,
    onDesktop,
    ({ page }) => expectReadableOverPictures(page, path),
  );
}
