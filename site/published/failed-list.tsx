import { useLocation } from 'react-router';
import { buttonClass } from '#ui/button.tsx';

/**
 * Shown if a list could not be read. Try Again is a plain link, so that the page is loaded again from the
 * server, with the same search.
 */
export function FailedList({ message }: { message: string }) {
  const { pathname, search } = useLocation();
  return (
    <div role="alert" className="border-t border-graphite-200 py-16">
      <p className="text-xl">{message}</p>
      <a href={pathname + search} className={buttonClass('outline', 'mt-6')}>
        Try Again
      </a>
    </div>
  );
}
