/** Says of a record that it came with the product to show it, and is no real one. */
export function SampleMark() {
  return (
    <span className="inline-block rounded-full border border-graphite-300 px-2 py-0.5 align-middle text-xs font-medium tracking-normal text-graphite-600">
      Sample
    </span>
  );
}
