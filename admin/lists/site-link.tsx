import { ExternalLink, Eye } from 'lucide-react';
import type { PreviewLink } from '#contract/content/preview.ts';
import type { Success } from '#contract/http/http.ts';
import { callApi, describeFailure } from '../api.ts';
import { buttonClass, IconButton, iconButtonClass, iconClass } from '../ui/button.tsx';
import { showToast } from '../ui/toasts.ts';
import { useRowTabIndex } from './row-keys.ts';

interface SiteLinkProps {
  /** The API's path of the record. */
  record: string;
  name: string;
  /** Where visitors see the record; null while they do not. */
  address: string | null;
}

/** Opens a record on the public site in a new tab: the public page if there is one, else a preview. */
export function SiteLink({ record, name, address }: SiteLinkProps) {
  const tabIndex = useRowTabIndex();
  if (!address) return <PreviewButton record={record} name={name} tabIndex={tabIndex} />;
  const label = `View ${name} on the site`;
  return (
    <a
      href={address}
      target="_blank"
      rel="noreferrer"
      aria-label={label}
      title={label}
      data-part="site"
      tabIndex={tabIndex}
      className={iconButtonClass}
    >
      <ExternalLink aria-hidden className={iconClass} />
    </a>
  );
}

interface PreviewButtonProps extends Omit<SiteLinkProps, 'address'> {
  tabIndex: number | undefined;
}

/** Opens a page that shows the record before it is public. Its link works for 24 hours, for anyone. */
function PreviewButton({ record, name, tabIndex }: PreviewButtonProps) {
  async function open() {
    // Opened at once, because browsers block windows that open later.
    const tab = window.open('', '_blank');
    try {
      const { data } = await callApi<Success<PreviewLink>>(`${record}/preview`);
      if (tab) tab.location.href = data.url;
    } catch (failure) {
      tab?.close();
      const text = `The preview could not be opened. ${describeFailure(failure)}`;
      showToast({ id: record, tone: 'alert', text });
    }
  }
  return (
    <IconButton
      label={`Preview ${name}`}
      icon={Eye}
      data-part="site"
      tabIndex={tabIndex}
      onClick={() => void open()}
    />
  );
}

/** Opens a page of the site in a new tab: what fills an empty list. */
export function SitePageLink({ path, children }: { path: string; children: string }) {
  return (
    <a href={path} target="_blank" rel="noreferrer" className={buttonClass('primary')}>
      <ExternalLink aria-hidden size={14} />
      {children}
    </a>
  );
}
