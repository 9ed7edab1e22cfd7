import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { otherValues } from '#contract/leads/lead.ts';
import { VehicleInterest } from './interest-panels.tsx';

it("ranks 1 to 3 have colors, 'Other' has neither rank nor color", () => {
  const render = (names: readonly string[]) =>
    renderToStaticMarkup(
      createElement(VehicleInterest, {
        statistics: {
          isPermitted: true,
          hasFailed: false,
          retry: () => {},
          values: {
            totalInquiries: 10,
            vehicleStats: names.map((_id, index) => ({ _id, count: 9 - index })),
          },
        },
      }),
    );
  const ranked = render(['Haval H6', 'Haval Jolion', otherValues]);
  expect(ranked.match(/ bg-\[#/g)).toHaveLength(2);
  expect(render([otherValues])).not.toContain(' bg-[#');
  expect(render([otherValues])).toContain('>–<');
});
