import { federalSample } from './tariffs/federal.ts';
import { islamabadSample } from './tariffs/islamabad.ts';
import { khyberSample } from './tariffs/khyber-pakhtunkhwa.ts';
import { punjabSample } from './tariffs/punjab.ts';
import { sindhSample } from './tariffs/sindh.ts';

/** Builds a published sample tariff of the federation and of the provinces for which rates were found. */
export const sampleTariffs = () => [
  federalSample(),
  punjabSample(),
  sindhSample(),
  islamabadSample(),
  khyberSample(),
];

/** The lines of sample tariffs as rows. */
export const listSampleLines = (samples: ReturnType<typeof sampleTariffs>) =>
  samples.flatMap(({ _id, lines }) =>
    lines.map((line, position) => ({ ...line, tariffId: _id, position })),
  );
