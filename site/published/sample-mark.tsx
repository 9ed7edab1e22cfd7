/** Marks a record as sample content that came with the product. */
export function SampleMark() {
  return (
    <span className="inline-block rounded-full border border-graphite-300 px-2 py-0.5 align-middle text-xs font-medium tracking-normal text-graphite-600">
      Sample
    </span>
  );
}
