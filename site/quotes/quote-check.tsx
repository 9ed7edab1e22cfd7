import { Link } from 'react-router';
import { formatCode } from '#contract/on-road/codes.ts';

/** A QR code by which others check that the quote is genuine, and what to look out for. */
export function QuoteCheck({
  code,
  qrCode,
}: {
  code: string;
  /** An SVG path of squares one unit wide, and the size in units. */
  qrCode: { size: number; path: string };
}) {
  return (
    <section
      aria-labelledby="check"
      className="mt-12 flex flex-col gap-6 border-t border-graphite-200 pt-8 sm:flex-row sm:items-center"
    >
      <svg
        role="img"
        aria-label={`QR code that checks the quote ${formatCode(code)}`}
        viewBox={`0 0 ${qrCode.size} ${qrCode.size}`}
        shapeRendering="crispEdges"
        className="size-36 flex-none rounded-control bg-white forced-color-adjust-none"
      >
        <path d={qrCode.path} />
      </svg>
      <div className="max-w-prose">
        <h2 id="check" className="text-2xl font-semibold tracking-tight">
          Is this quote genuine?
        </h2>
        <p className="mt-2 text-graphite-700">
          Anyone can check it: scan the code, or{' '}
          <Link
            to={`/verify?code=${code}`}
            className="font-semibold underline decoration-current/30 underline-offset-4 hover:decoration-current"
          >
            check {formatCode(code)} here
          </Link>
          . We never ask for cash or for a payment to a private account.
        </p>
      </div>
    </section>
  );
}
