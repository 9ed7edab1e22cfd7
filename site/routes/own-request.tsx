import { data } from 'react-router';
import { dayMs, inPakistan } from '#contract/format/pakistan-time.ts';
import type { trackPage } from '#contract/leads/tracked-request.ts';
import {
  correctedFields,
  maxCallDays,
  type OwnRequest,
  type OwnRequestChange,
} from '#contract/tracking/own-request.ts';
import { ButtonLink } from '#ui/button.tsx';
import { PhoneLink } from '#ui/phone-link.tsx';
import { Sentence } from '#ui/sentence.tsx';
import * as words from '#words/site/own-request';
import { CopyLink } from '../appointments/copy-link.tsx';
import { siteContext } from '../entry.server.tsx';
import { useAbsolute } from '../layout/use-absolute.ts';
import { useSiteConfig } from '../layout/use-site-config.ts';
import { CarFacts, hasCarFacts } from '../own-request/car-facts.tsx';
import {
  CallForm,
  CorrectionForm,
  EmailForms,
  MessageForm,
  WithdrawForm,
} from '../own-request/change-forms.tsx';
import { describeNext, nameSteps } from '../own-request/describe-request.ts';
import { Thread } from '../own-request/messages.tsx';
import { findRefused, Outcome, type Posted } from '../own-request/outcome.tsx';
import { RequestFacts, Steps } from '../own-request/request-facts.tsx';
import { RequestPanel } from '../own-request/request-panel.tsx';
import { buildPageMeta, noIndex, unlisted } from '../page-meta.ts';
import type { Route } from './+types/own-request.ts';

export const handle = unlisted;

/** Importing the value would load the contract's schemas. */
const path: typeof trackPage = '/track';

/** Without the secret of the address. */
export const meta: Route.MetaFunction = ({ matches }) => [
  ...buildPageMeta(matches, {
    title: words.pageTitle,
    description: words.pageDescription,
    path,
    sharedAs: '/',
  }),
  noIndex,
];

/** Formats a moment for a date and time input, in Pakistan. */
const toInput = (moment: number) => inPakistan(new Date(moment)).toISOString().slice(0, 16);

/** An unknown link gets 404, as a page that does not exist. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const request = await context.get(siteContext).findOwnRequest(params.token);
  if (!request) return data({ found: null }, { status: 404 });
  const now = Date.now();
  const times = { earliest: toInput(now), latest: toInput(now + maxCallDays * dayMs) };
  return data({ found: { request, next: describeNext(request, new Date(now)), times } });
}

/** Reads what the customer asks for; a form without a known intent is a message. */
function readChange(form: FormData): OwnRequestChange {
  const read = (name: string) => String(form.get(name) ?? '');
  const intent = form.get('intent');
  if (intent === 'call') return { intent, at: read('at') };
  if (intent === 'correction') {
    const fields = correctedFields.map((name) => [name, read(name)]);
    return { intent, ...Object.fromEntries(fields) };
  }
  if (intent === 'email') return { intent, email: read('email') };
  if (intent === 'code') return { intent, code: read('code') };
  if (intent === 'withdraw') return { intent, reason: read('reason'), text: read('text') };
  return { intent: 'message', text: read('text') };
}

/** Sends a message, asks for a call, adds an address, corrects a field or withdraws the request, with and without script. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const change = readChange(await request.formData());
  const { intent, ...values } = change;
  const { status, answer } = await context.get(siteContext).changeOwnRequest(params.token, change);
  const refusal = answer.success ? null : answer;
  // Each response is announced, even one with the same text.
  return data<Posted>({ intent, values, refusal, at: Date.now() }, { status });
}

export default function OwnRequestPage({ loaderData, actionData, params }: Route.ComponentProps) {
  const { found } = loaderData;
  const url = useAbsolute(`${path}/${params.token}`);
  if (!found) return <UnknownRequest />;
  return <FoundRequest {...found} posted={actionData} url={url} />;
}

function FoundRequest({
  request,
  next,
  times,
  posted,
  url,
}: {
  request: OwnRequest;
  next: string;
  times: { earliest: string; latest: string };
  posted: Posted | undefined;
  /** The absolute address of the page. */
  url: string;
}) {
  const outcome = posted && <Outcome key={posted.at} posted={posted} request={request} />;
  const isAboutAll = posted?.intent === 'withdraw';
  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
      <RequestPanel request={request} next={next} />
      <div className="grid content-start gap-12 bg-paper px-5 pt-8 pb-14 md:px-10 md:pt-12 md:pb-20 lg:px-16">
        {isAboutAll && outcome}
        <section aria-labelledby="progress">
          <h2 id="progress" className={headingClass}>
            {words.progress}
          </h2>
          <Steps steps={nameSteps(request)} isOpen={request.state === 'open'} />
        </section>
        {request.booking && hasCarFacts(request.booking) && (
          <section aria-labelledby="car">
            <h2 id="car" className={headingClass}>
              {words.car}
            </h2>
            <CarFacts booking={request.booking} />
          </section>
        )}
        <section aria-labelledby="facts">
          <h2 id="facts" className={headingClass}>
            {words.facts}
          </h2>
          <RequestFacts request={request} />
        </section>
        <section aria-labelledby="messages">
          <h2 id="messages" className={`${headingClass} scroll-mt-20`}>
            {words.messages}
          </h2>
          {!isAboutAll && outcome && <div className="mb-6">{outcome}</div>}
          <Thread request={request} />
          <Changes request={request} times={times} posted={posted} />
        </section>
        <section aria-labelledby="keep">
          <h2 id="keep" className="font-semibold">
            {words.keepTitle}
          </h2>
          <p className="mt-2 mb-3 max-w-prose text-sm text-graphite-600">{words.keepLink}</p>
          {/* Its text begins where the lines above do. */}
          <div className="-ms-6">
            <CopyLink url={url} />
          </div>
        </section>
      </div>
    </div>
  );
}

const headingClass = 'mb-5 text-2xl font-semibold tracking-tight';

/** What the customer can do; forms start empty after each success. */
function Changes({
  request,
  times,
  posted,
}: {
  request: OwnRequest;
  times: { earliest: string; latest: string };
  posted: Posted | undefined;
}) {
  if (!request.isActive) return <CallInstead request={request} />;
  const round = posted && !posted.refusal ? posted.at : 0;
  return (
    <div key={round} className="mt-8">
      <MessageForm refused={findRefused(posted, 'message')} />
      <div className="mt-10 border-t border-graphite-200">
        <CallForm refused={findRefused(posted, 'call')} {...times} />
        {request.canAddEmail && (
          <EmailForms
            request={request}
            refusedEmail={findRefused(posted, 'email')}
            refusedCode={findRefused(posted, 'code')}
            isOpen={posted?.intent === 'email'}
          />
        )}
        {request.correctable.length > 0 && (
          <CorrectionForm request={request} refused={findRefused(posted, 'correction')} />
        )}
        {request.isWithdrawable && (
          <WithdrawForm request={request} refused={findRefused(posted, 'withdraw')} />
        )}
      </div>
    </div>
  );
}

/** Whom to call about a request that takes no more messages. */
function CallInstead({ request }: { request: OwnRequest }) {
  const { phone } = useSiteConfig() ?? {};
  const number = request.dealer?.phone ?? phone;
  return (
    <p className="mt-6 max-w-prose text-graphite-700">
      {words.isOver}{' '}
      {number && (
        <Sentence
          text={words.callDealer}
          parts={{
            phone: <PhoneLink phone={number} className="font-semibold underline" />,
          }}
        />
      )}
    </p>
  );
}

/** The page for an unknown link. */
function UnknownRequest() {
  return (
    <div className="studio on-dark flex min-h-[70svh] flex-col items-start justify-center px-5 py-20 text-white md:px-10 lg:px-16">
      <h1 className="title">{words.unknownTitle}</h1>
      <p className="mt-4 max-w-md text-graphite-300">{words.unknownText}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to={path}>{words.findRequest}</ButtonLink>
        <ButtonLink to="/find-a-dealer" variant="outline-on-dark">
          {words.findDealer}
        </ButtonLink>
      </div>
    </div>
  );
}
