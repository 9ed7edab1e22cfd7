import { Mail, MessageCircle, NotebookPen, Phone } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useRef } from 'react';
import type { LeadFacts, LeadRecordBase } from '#contract/leads/lead.ts';
import { Button } from '../../ui/button.tsx';
import { InputField, TextAreaField } from '../../ui/fields.tsx';
import { findLanguage } from '../../ui/format.ts';
import { isUnanswered } from '../../ui/lead-statuses.ts';
import { useWindowFrom } from '../../ui/use-window-from.ts';
import { MoreFields, OpenWhatsApp } from './composer-parts.tsx';
import {
  buildEntry,
  type Draft,
  type EntryKind,
  entryKinds,
  focusEntry,
  isComplete,
  isStarted,
  type StartedDraft,
  timelineHeadingId,
  useDraft,
} from './entry-draft.ts';
import { TemplatePicker } from './template-picker.tsx';
import { useAddEntry } from './timeline-queries.ts';

interface ComposerProps {
  facts: LeadFacts;
  lead: LeadRecordBase & { email?: string | null };
}

/**
 * Adds a note, a call, a WhatsApp message or an email to a request's timeline: its fields show once its kind is chosen.
 * Ctrl+Enter adds it, too.
 */
export function Composer({ facts, lead }: ComposerProps) {
  const { draft, change, clear } = useDraft(lead._id);
  const form = useRef<HTMLFormElement>(null);
  const { mutate, isPending } = useAddEntry(facts, lead._id, () => {
    clear();
    // Moves focus out of the fields, so that the next key is a shortcut again.
    const heading = form.current
      ?.closest('dialog')
      ?.querySelector<HTMLElement>(`#${timelineHeadingId}`);
    heading?.focus({ preventScroll: true });
  });
  const available = (Object.keys(entryKinds) as EntryKind[]).filter(
    (one) => one !== 'email' || lead.email,
  );
  // On phones the bar at the lower edge has the button for calls.
  const isWide = useWindowFrom('48rem');
  // Until the customer has an answer, the next step is a call.
  const nextKind = isWide && isUnanswered(facts, lead) && !isStarted(draft) ? 'call' : null;
  const canAdd = isStarted(draft) && isComplete(draft) && !isPending;
  function add(event: FormEvent | KeyboardEvent) {
    event.preventDefault();
    if (canAdd) mutate(buildEntry(draft));
  }
  return (
    <form
      ref={form}
      aria-label="Add to the timeline"
      onSubmit={add}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) add(event);
      }}
      className="mb-5 grid gap-3"
    >
      <div className="flex flex-wrap gap-2 sidebar:max-2xl:gap-1.5">
        {available.map((one) => (
          <Button
            key={one}
            tone={one === nextKind ? 'primary' : 'plain'}
            aria-pressed={one === draft.kind}
            data-kind={one}
            onClick={() => {
              change({ kind: one });
              if (form.current) focusEntry(form.current);
            }}
            className="px-2!"
          >
            <KindIcon kind={one} />
            {entryKinds[one].label}
          </Button>
        ))}
      </div>
      {isStarted(draft) && (
        <div className="grid gap-3 rounded-panel border border-line p-3">
          <EntryFields facts={facts} lead={lead} draft={draft} onChange={change} />
          <div className="flex flex-wrap items-center gap-2">
            <Button type="submit" tone="primary" aria-disabled={!canAdd}>
              {isPending ? 'Saving...' : entryKinds[draft.kind].submit}
            </Button>
            {draft.kind === 'whatsapp' && (
              <OpenWhatsApp
                phone={lead.phone}
                text={draft.text}
                onOpen={() => mutate(buildEntry(draft))}
                isPending={isPending}
              />
            )}
          </div>
        </div>
      )}
    </form>
  );
}

const kindIcons = { call: Phone, whatsapp: MessageCircle, email: Mail, note: NotebookPen } as const;

function KindIcon({ kind }: { kind: EntryKind }) {
  const Icon = kindIcons[kind];
  return <Icon aria-hidden size={14} className="max-md:hidden" />;
}

interface EntryFieldsProps extends ComposerProps {
  draft: StartedDraft;
  onChange: (changes: Partial<Draft>) => void;
}

/** The fields of a kind of entry. */
function EntryFields({ facts, lead, draft, onChange }: EntryFieldsProps) {
  const { kind } = draft;
  return (
    <>
      {(kind === 'email' || kind === 'whatsapp') && (
        <TemplatePicker
          facts={facts}
          lead={lead}
          onPick={({ _id, subject, text }) =>
            // Text that was typed before stays.
            onChange({
              templateId: _id,
              subject: draft.subject || subject,
              text: [draft.text, text].filter(Boolean).join('\n\n'),
            })
          }
        />
      )}
      {kind === 'email' && (
        <InputField
          name="subject"
          label={`Subject (to ${lead.email})`}
          maxLength={200}
          value={draft.subject}
          onChange={({ target }) => onChange({ subject: target.value })}
        />
      )}
      <TextAreaField
        name="entry"
        label={entryKinds[kind].text}
        rows={2}
        maxLength={kind === 'email' ? 10_000 : 5_000}
        dir="auto"
        lang={findLanguage(draft.text)}
        value={draft.text}
        onChange={({ target }) => onChange({ text: target.value })}
      />
      {kind !== 'email' && <MoreFields draft={draft} onChange={onChange} />}
    </>
  );
}
