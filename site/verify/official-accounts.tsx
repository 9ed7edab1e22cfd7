import { Link } from 'react-router';
import type { OfficialAccount } from '#contract/on-road/verify.ts';
import { Sentence } from '#ui/sentence.tsx';
import * as words from '#words/site/verify';

/** The company's accounts, to which alone buyers pay; null if they could not be read. */
export function OfficialAccounts({ accounts }: { accounts: readonly OfficialAccount[] | null }) {
  return (
    <section
      aria-labelledby="accounts"
      className="grid gap-6 pt-10 md:pt-16 lg:grid-cols-2 lg:gap-20"
    >
      <div>
        <h2 id="accounts" className="text-2xl font-semibold tracking-tight md:text-4xl">
          {words.accounts}
        </h2>
        <p className="mt-3 max-w-md text-graphite-700 md:text-lg">{words.accountsText}</p>
      </div>
      {accounts && accounts.length > 0 ? (
        <ul className="border-b border-graphite-200">
          {accounts.map((account) => (
            <Account key={account._id} account={account} />
          ))}
        </ul>
      ) : (
        <p className="border-y border-graphite-200 py-4">
          <Sentence
            text={words.noAccounts}
            parts={{
              link: (text) => (
                <Link to="/contact-us" className="font-semibold underline underline-offset-4">
                  {text}
                </Link>
              ),
            }}
          />
        </p>
      )}
    </section>
  );
}

function Account({ account }: { account: OfficialAccount }) {
  const { bank, title, number, note, isSample } = account;
  return (
    <li className="border-t border-graphite-200 py-4">
      <p className="font-semibold md:text-lg">
        <bdi>{title}</bdi>
        {isSample && (
          <span className="ms-2 inline-block rounded-control bg-warn-soft px-2 py-0.5 text-sm font-medium text-warn">
            {words.sampleAccount}
          </span>
        )}
      </p>
      <p className="text-graphite-700">
        <bdi>{bank}</bdi>
      </p>
      <p className="tabular mt-1 text-lg wrap-anywhere md:text-xl">
        <bdi dir="ltr">{number}</bdi>
      </p>
      {note && (
        <p className="mt-1 text-sm text-graphite-600">
          <bdi>{note}</bdi>
        </p>
      )}
    </li>
  );
}
