import { Link } from 'react-router';
import { exFactoryLabel } from '#catalogue/ex-factory-label.ts';
import type { PriceTag } from '#catalogue/ex-factory-prices.ts';
import { buttonClass } from '#ui/button.tsx';

/** On phones the price and the way to book stay at the thumb. */
export function BuyBar({ slug, price }: { slug: string; price: PriceTag }) {
  return (
    <div className="buy-bar on-dark sticky z-20 flex items-center justify-between gap-4 border-t border-white/15 bg-graphite-950 px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] text-white md:hidden">
      <p className="min-w-0 text-xs text-graphite-300">
        {exFactoryLabel(price.isSample)}
        <span className="tabular block truncate text-base font-medium text-white">
          {price.words}
        </span>
      </p>
      <Link to={`/book-now?vehicle=${slug}`} className={buttonClass('signal', 'flex-none')}>
        Book
      </Link>
    </div>
  );
}
