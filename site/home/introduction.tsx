/** Who sells what, in two sentences. */
export function Introduction() {
  return (
    <section className="bg-paper px-5 py-20 md:px-10 md:py-32 lg:px-16">
      <p className="max-w-6xl text-2xl leading-tight font-medium tracking-tight  text-pretty md:text-4xl xl:text-6xl xl:leading-[1.08]">
        Three brands, eight models. HAVAL, ORA and TANK bring SUVs, hybrids and electric cars to
        Pakistan’s roads, with one distributor behind them all.
      </p>
    </section>
  );
}
