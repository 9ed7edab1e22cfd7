import { formatAddress } from '#contract/appointments/appointment-text.ts';
import { buildDirection, findLanguage } from '#contract/format/direction.ts';
import { PhoneLink } from '#ui/phone-link.tsx';
import { Sentence } from '#ui/sentence.tsx';
import * as words from '#words/site/appointments';

/** The classes of a link among facts. */
export const linkClass =
  'inline-flex min-h-11 items-center font-semibold underline decoration-current/30 underline-offset-[0.45em] transition-colors hover:decoration-current';

interface DealerFactsProps {
  dealer: { name: string; city: string; address: string; phone: string; map: string };
}

/** Where a dealer is, and how to call it. */
export function DealerFacts({ dealer }: DealerFactsProps) {
  return (
    <>
      <bdi lang={findLanguage(dealer.name)}>{dealer.name}</bdi>{' '}
      <span {...buildDirection(dealer.address)} className="block font-normal text-graphite-700">
        {formatAddress(dealer)}
      </span>{' '}
      <span className="flex flex-wrap gap-x-6">
        <PhoneLink phone={dealer.phone} className={linkClass} />{' '}
        {dealer.map && (
          <a href={dealer.map} target="_blank" rel="noreferrer" className={linkClass}>
            <Sentence
              text={words.map}
              parts={{ hidden: (text) => <span className="sr-only">{text}</span> }}
            />
          </a>
        )}
      </span>
    </>
  );
}
