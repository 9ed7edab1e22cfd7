import { useLocation } from 'react-router';
import { buttonClass } from '#ui/button.tsx';

/** Said in place of a list that could not be read; the page is asked for anew, not from the browser's memory. */
export function FailedList({ message }: { message: string }) {
  const { pathname } = useLocation();
  return (
    <div role="alert" className="border-t border-graphite-200 py-16">
      <p className="text-xl">{message}</p>
      <a href={pathname} className={buttonClass('outline', 'mt-6')}>
        Try Again
      </a>
    </div>
  );
}
