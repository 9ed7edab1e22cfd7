import { Link } from 'react-router';
import type { OfficialAccount } from '#contract/on-road/verify.ts';

/** The company's accounts, to which alone buyers pay; null if they could not be read. */
export function OfficialAccounts({ accounts }: { accounts: readonly OfficialAccount[] | null }) {
  return (
    <section aria-labelledby="accounts">
      <h2 id="accounts" className="text-2xl font-semibold tracking-tight">
        Our only accounts
      </h2>
      <p className="mt-3 text-graphite-700">
        We never ask for cash or for a payment to a private account. Pay to these accounts alone, by
        pay order or bank transfer.
      </p>
      {accounts && accounts.length > 0 ? (
        <ul className="mt-5 border-b border-graphite-200">
          {accounts.map((account) => (
            <Account key={account._id} account={account} />
          ))}
        </ul>
      ) : (
        <p className="mt-5 border-y border-graphite-200 py-4">
          Our accounts are not listed here at the moment.{' '}
          <Link to="/contact-us" className="font-semibold underline underline-offset-4">
            Ask us
          </Link>{' '}
          before you pay.
        </p>
      )}
    </section>
  );
}

function Account({ account }: { account: OfficialAccount }) {
  const { bank, title, number, note, isSample } = account;
  return (
    <li className="border-t border-graphite-200 py-4">
      <p className="font-semibold">
        {title}
        {isSample && (
          <span className="ms-2 inline-block rounded-control bg-warn-soft px-2 py-0.5 text-sm font-medium text-warn">
            Sample, not a real account
          </span>
        )}
      </p>
      <p className="text-graphite-700">{bank}</p>
      <p className="tabular mt-1 wrap-anywhere">
        <bdi dir="ltr">{number}</bdi>
      </p>
      {note && <p className="mt-1 text-sm text-graphite-600">{note}</p>}
    </li>
  );
}
