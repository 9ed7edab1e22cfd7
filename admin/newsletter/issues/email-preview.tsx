import { issueAdmin, type NewsletterIssue } from '#contract/newsletter-issues.ts';

/** The stored issue as its email looks. It always has the email's own light colors. */
export function EmailPreview({
  issue: { _id, subject, updatedAt },
  className,
}: {
  issue: Pick<NewsletterIssue, '_id' | 'subject' | 'updatedAt'>;
  className: string;
}) {
  const version = new URLSearchParams({ version: updatedAt });
  return (
    <iframe
      title={`Preview of ${subject}`}
      src={`/api${issueAdmin.paths.records}/${_id}/preview?${version}`}
      className={`w-full rounded-control border border-line ${className}`}
    />
  );
}
