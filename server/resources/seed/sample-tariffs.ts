import { balochistanSamples } from './tariffs/balochistan.ts';
import { federalSamples } from './tariffs/federal.ts';
import { islamabadSamples } from './tariffs/islamabad.ts';
import { khyberSample } from './tariffs/khyber-pakhtunkhwa.ts';
import { punjabSamples } from './tariffs/punjab.ts';
import { sindhSamples } from './tariffs/sindh.ts';

/** Builds the published sample tariffs of the federation and of the provinces for which rates were found. */
export const sampleTariffs = () => [
  ...federalSamples(),
  ...punjabSamples(),
  ...sindhSamples(),
  ...islamabadSamples(),
  khyberSample(),
  ...balochistanSamples(),
];

/** The lines of sample tariffs as rows. */
export const listSampleLines = (samples: ReturnType<typeof sampleTariffs>) =>
  samples.flatMap(({ _id, lines }) =>
    lines.map((line, position) => ({ ...line, tariffId: _id, position })),
  );
