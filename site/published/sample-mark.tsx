import * as words from '#words/site/published';

/** Marks a record as sample content that came with the product. */
export function SampleMark() {
  return (
    <span className="inline-block border-s border-graphite-300 ps-2 text-xs leading-4 font-normal tracking-normal text-graphite-600">
      {words.sample}
    </span>
  );
}
