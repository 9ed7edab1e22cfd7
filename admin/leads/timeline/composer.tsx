import { Mail, MessageCircle, MessagesSquare, NotebookPen } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { findLanguage } from '#contract/format/direction.ts';
import type { LeadFacts, LeadRecordBase } from '#contract/leads/lead.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { CheckboxField, InputField, TextAreaField } from '../../ui/fields.tsx';
import { isUnanswered } from '../../ui/lead-statuses.ts';
import { useWindowFrom } from '../../ui/use-window-from.ts';
import { CallLink, OpenWhatsApp, OutcomeChoice } from './composer-parts.tsx';
import {
  type Draft,
  type EntryKind,
  entryKinds,
  focusEntry,
  hasOutcome,
  isShown,
  isStarted,
  type StartedDraft,
} from './entry-draft.ts';
import { TemplatePicker } from './template-picker.tsx';
import type { Entry } from './use-entry.ts';

interface ComposerProps {
  facts: LeadFacts;
  lead: LeadRecordBase & { email?: string | null };
  entry: Entry;
  onChange: (changes: Partial<Draft>) => void;
  /** Stores the entry alone, and stays. */
  onAdd: () => void;
  /** Saves the entry with the form, and goes on. */
  onSaveAll: (event: KeyboardEvent) => void;
}

/**
 * Adds a note, a reply, a call, a WhatsApp message or an email to a request's timeline: its fields show once its kind is chosen.
 * Ctrl+Enter saves it with the form, and sends an email.
 */
export function Composer({ facts, lead, entry, onChange, onAdd, onSaveAll }: ComposerProps) {
  const { draft } = entry;
  const form = useRef<HTMLFormElement>(null);
  const isStarting = useRef(false);
  // On phones the bar at the lower edge has the button for calls.
  const isWide = useWindowFrom('48rem');
  // Until the customer has an answer, the next step is a call.
  const isCallNext = isWide && isUnanswered(facts, lead) && !isStarted(draft);
  function start(kind: EntryKind) {
    isStarting.current = true;
    // Another kind begins with its own default: a note must not be shown because a reply was.
    onChange({ kind, isVisible: kind === draft.kind ? draft.isVisible : null });
  }
  // Before the next key: the letters that follow N belong to the note.
  useLayoutEffect(() => {
    if (!isStarting.current || !form.current) return;
    isStarting.current = false;
    focusEntry(form.current);
  });
  function add(event: FormEvent) {
    event.preventDefault();
    if (entry.canAdd) onAdd();
  }
  return (
    <form
      ref={form}
      aria-label="Add to the timeline"
      onSubmit={add}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
        if (draft.kind === 'email') add(event);
        else onSaveAll(event);
      }}
      className="mb-5 grid gap-3"
    >
      <div className="flex flex-wrap gap-2 sidebar:max-2xl:gap-1.5">
        <CallLink
          phone={lead.phone}
          isNext={isCallNext}
          isChosen={draft.kind === 'call'}
          onStart={() => start('call')}
        />
        {/* The key C starts the entry only: the call may come from another phone. */}
        <button type="button" hidden data-kind="call" onClick={() => start('call')} />
        {otherKinds
          .filter((one) => one !== 'email' || lead.email)
          .map((one) => (
            <Button
              key={one}
              aria-pressed={one === draft.kind}
              data-kind={one}
              onClick={() => start(one)}
              className="px-2!"
            >
              <KindIcon kind={one} />
              {entryKinds[one].label}
            </Button>
          ))}
      </div>
      {isStarted(draft) && (
        <div className="grid gap-3 rounded-panel border border-line p-3">
          <EntryFields facts={facts} lead={lead} draft={draft} onChange={onChange} />
          {entry.problem && <ErrorPanel message={entry.problem} />}
          <div className="flex flex-wrap items-center gap-2">
            <Button type="submit" tone="primary" aria-disabled={!entry.canAdd}>
              {entry.isPending ? 'Saving...' : entryKinds[draft.kind].submit}
            </Button>
            {draft.kind === 'whatsapp' && (
              <OpenWhatsApp
                phone={lead.phone}
                text={draft.text}
                onOpen={onAdd}
                isPending={entry.isPending}
              />
            )}
            <Button tone="bare" onClick={entry.discard}>
              Discard
            </Button>
          </div>
        </div>
      )}
    </form>
  );
}

const kindIcons = {
  whatsapp: MessageCircle,
  message: MessagesSquare,
  email: Mail,
  note: NotebookPen,
} as const;
const otherKinds = Object.keys(kindIcons) as (keyof typeof kindIcons)[];

function KindIcon({ kind }: { kind: keyof typeof kindIcons }) {
  const Icon = kindIcons[kind];
  return <Icon aria-hidden size={14} className="max-md:hidden" />;
}

interface EntryFieldsProps extends Pick<ComposerProps, 'facts' | 'lead' | 'onChange'> {
  draft: StartedDraft;
}

/** The fields of a kind of entry. */
function EntryFields({ facts, lead, draft, onChange }: EntryFieldsProps) {
  const { kind } = draft;
  return (
    <>
      {(kind === 'email' || kind === 'whatsapp') && (
        <>
          {lead.language === 'ur' && (
            <p className="text-ink-soft">The customer wrote in Urdu. Please answer in Urdu.</p>
          )}
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
        </>
      )}
      {kind === 'email' && (
        <InputField
          name="subject"
          label={`Subject (to ${lead.email})`}
          maxLength={200}
          dir="auto"
          lang={findLanguage(draft.subject)}
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
      {(kind === 'message' || kind === 'note') && (
        <CheckboxField
          label="The customer sees this text on the page of the request"
          checked={isShown(draft)}
          onChange={({ target }) => onChange({ isVisible: target.checked })}
        />
      )}
      {hasOutcome(kind) && (
        <OutcomeChoice chosen={draft.outcome} onChoose={(outcome) => onChange({ outcome })} />
      )}
    </>
  );
}
