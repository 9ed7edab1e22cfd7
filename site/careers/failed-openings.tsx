import { useLocation } from 'react-router';
import { jobMessages } from '#contract/jobs/job-messages.ts';
import { buttonClass } from '#ui/button.tsx';

/** Replaces the list only. Try Again is a plain link, so that it works without JavaScript. */
export function FailedOpenings() {
  const { pathname, search } = useLocation();
  return (
    <div className="py-12 md:py-20">
      <p role="alert" className="max-w-xl text-xl text-bad md:text-2xl">
        {jobMessages.loadFailed}
      </p>
      <a href={pathname + search} className={buttonClass('outline', 'mt-6')}>
        Try Again
      </a>
    </div>
  );
}
