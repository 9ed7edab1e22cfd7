import { useQueryClient } from '@tanstack/react-query';
import {
  type NoticeMode,
  type NoticeSettings,
  noticeModes,
  noticePaths,
  noticeSettingsInput,
} from '#contract/staff/notices.ts';
import { callApi, describeFailure } from '../api.ts';
import { useSmallForm } from '../forms/small-form.ts';
import { toggleBrowserNotices, useBrowserNoticeState } from '../live/browser-notices.ts';
import { ownSettingsKey, useOwnSettings } from '../session/session.ts';
import { Button } from '../ui/button.tsx';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { InputField, SelectField } from '../ui/fields.tsx';
import { showToast } from '../ui/toasts.ts';

/** The signed-in user's name for customers, and notices about requests: by email, and on this device. */
export function NoticeSettingsForm() {
  const { data, error, refetch } = useOwnSettings();
  if (error) return <ErrorPanel message={describeFailure(error)} onRetry={refetch} />;
  if (!data) return <p role="status">Loading...</p>;
  return (
    <div className="grid gap-4">
      {/* The saved values are the form's new beginning. */}
      <EmailForm key={`${data.name} ${data.email} ${data.mode}`} settings={data} />
      <DeviceNotices />
    </div>
  );
}

function EmailForm({ settings }: { settings: NoticeSettings }) {
  const client = useQueryClient();
  const { register, findError, submit, failure, isPending } = useSmallForm({
    schema: noticeSettingsInput,
    blank: { name: settings.name ?? '', email: settings.email ?? '', mode: settings.mode },
    send: (body) => callApi(noticePaths.settings, { method: 'PUT', body }),
    onSent: async () => {
      await client.invalidateQueries({ queryKey: ownSettingsKey });
      showToast({ tone: 'status', text: 'Saved.' });
    },
  });
  return (
    <form noValidate onSubmit={submit} className="grid gap-3 md:grid-cols-2">
      {failure && (
        <div className="md:col-span-2">
          <ErrorPanel message={`Not saved. ${failure}`} />
        </div>
      )}
      <InputField
        label="Your name, under messages to customers"
        autoComplete="name"
        dir="auto"
        error={findError('name')}
        {...register('name')}
      />
      <InputField
        label="Email address"
        type="email"
        autoComplete="email"
        error={findError('email')}
        {...register('email')}
      />
      <SelectField label="New requests, by email" error={findError('mode')} {...register('mode')}>
        {(Object.keys(noticeModes) as NoticeMode[]).map((mode) => (
          <option key={mode} value={mode}>
            {noticeModes[mode]}
          </option>
        ))}
      </SelectField>
      <Button type="submit" aria-disabled={isPending} className="justify-self-start md:col-span-2">
        {isPending ? 'Saving...' : 'Save'}
      </Button>
    </form>
  );
}

const deviceTexts = {
  on: 'This browser shows a notice while the back office is open in a tab.',
  off: 'This browser shows no notices.',
  blocked: 'This browser blocks notices: allow them in its settings for this site.',
} as const;

/** Turns notices of this browser on and off. */
function DeviceNotices() {
  const state = useBrowserNoticeState();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-4">
      <p className="min-w-0 flex-1 basis-60">{deviceTexts[state]}</p>
      {state !== 'blocked' && (
        <Button onClick={toggleBrowserNotices}>
          {state === 'on' ? 'Hide notices on this device' : 'Show notices on this device'}
        </Button>
      )}
    </div>
  );
}
