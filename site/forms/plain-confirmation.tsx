import { ResultBanner } from '#ui/result-banner.tsx';

/** The server's message with the reference, and what happens next. */
export function PlainConfirmation({
  message,
  reference,
  next,
}: {
  message: string;
  reference: string | undefined;
  next: string;
}) {
  return (
    <ResultBanner kind="success" title={message}>
      {reference && (
        <p>
          Your reference is{' '}
          <strong className="tabular font-semibold text-graphite-950">{reference}</strong>. Please
          quote it if you contact us about this request.
        </p>
      )}
      <p className="mt-1">{next}</p>
    </ResultBanner>
  );
}
