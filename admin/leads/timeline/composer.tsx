import { ExternalLink } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import type { LeadFacts, LeadRecordBase } from '#contract/lead.ts';
import { type Outcome, outcomes } from '#contract/timeline.ts';
import { buildWhatsAppAddress } from '../../lists/contact-links.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { InputField } from '../../ui/input-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { TemplatePicker } from './template-picker.tsx';
import { type NewEntry, useAddEntry } from './timeline-queries.ts';

const kinds = {
  note: { label: 'Note', text: 'Note', submit: 'Add note' },
  call: { label: 'Call', text: 'What was said', submit: 'Log call' },
  whatsapp: { label: 'WhatsApp', text: 'Message', submit: 'Log message' },
  email: { label: 'Email', text: 'Text', submit: 'Send email' },
} as const;

export type EntryKind = keyof typeof kinds;

/** Chooses the kind of a new entry and focuses its first field. */
export function startEntry(dialog: HTMLElement, kind: EntryKind): void {
  dialog.querySelector<HTMLElement>(`[data-kind=${kind}]`)?.click();
  // The subject of an email is there after the next render.
  setTimeout(() => dialog.querySelector<HTMLElement>('[name=subject], [name=entry]')?.focus());
}

interface Draft {
  kind: EntryKind;
  text: string;
  subject: string;
  outcome: Outcome | '';
  nextFollowUp: string;
  /** The template that an email began with. */
  templateId: string;
}

const blank: Draft = {
  kind: 'note',
  text: '',
  subject: '',
  outcome: '',
  nextFollowUp: '',
  templateId: '',
};

// In memory only: input about customers must not be written to the browser's storage.
const drafts = new Map<string, Draft>();

/** What is typed for a request. It is kept while the tab is open, so that closing the details loses nothing. */
function useDraft(id: string) {
  const [draft, setDraft] = useState(drafts.get(id) ?? blank);
  function change(changes: Partial<Draft>) {
    const next = { ...draft, ...changes };
    drafts.set(id, next);
    setDraft(next);
  }
  function clear() {
    drafts.delete(id);
    setDraft({ ...blank, kind: draft.kind });
  }
  return { draft, change, clear };
}

function buildEntry(draft: Draft): NewEntry {
  const { kind, text, subject, outcome, nextFollowUp, templateId } = draft;
  if (kind === 'email') return { type: kind, subject, text, ...(templateId && { templateId }) };
  return {
    type: kind,
    text,
    ...(kind !== 'note' && outcome && { outcome }),
    ...(nextFollowUp && { nextFollowUp }),
  };
}

/** Whether a draft has what its kind needs. */
function isComplete({ kind, text, subject, outcome }: Draft): boolean {
  const hasText = text.trim() !== '';
  if (kind === 'email') return hasText && subject.trim() !== '';
  return hasText || (kind !== 'note' && outcome !== '');
}

interface ComposerProps {
  facts: LeadFacts;
  lead: LeadRecordBase & { email?: string | null };
}

/** Adds a note, a call, a WhatsApp message or an email to a request's timeline. Ctrl+Enter adds it, too. */
export function Composer({ facts, lead }: ComposerProps) {
  const { draft, change, clear } = useDraft(lead._id);
  const { mutate, isPending } = useAddEntry(facts, lead._id, clear);
  const { kind } = draft;
  const available = (Object.keys(kinds) as EntryKind[]).filter(
    (one) => one !== 'email' || lead.email,
  );
  const canAdd = isComplete(draft) && !isPending;
  function add(event: FormEvent | KeyboardEvent) {
    event.preventDefault();
    if (canAdd) mutate(buildEntry(draft));
  }
  return (
    <form
      aria-label="Add to the timeline"
      onSubmit={add}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) add(event);
      }}
      className="mb-5 grid gap-3 rounded-panel border border-line p-3"
    >
      <div className="flex flex-wrap gap-1">
        {available.map((one) => (
          <Button
            key={one}
            tone="bare"
            aria-pressed={one === kind}
            data-kind={one}
            onClick={() => change({ kind: one })}
          >
            {kinds[one].label}
          </Button>
        ))}
      </div>
      {(kind === 'email' || kind === 'whatsapp') && (
        <TemplatePicker
          facts={facts}
          lead={lead}
          onPick={({ _id, subject, text }) =>
            // What is typed already stays.
            change({
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
          onChange={({ target }) => change({ subject: target.value })}
        />
      )}
      <TextAreaField
        name="entry"
        label={kinds[kind].text}
        rows={2}
        maxLength={kind === 'email' ? 10_000 : 5_000}
        dir="auto"
        value={draft.text}
        onChange={({ target }) => change({ text: target.value })}
      />
      {kind !== 'email' && <MoreFields draft={draft} onChange={change} />}
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" tone="primary" disabled={!canAdd}>
          {isPending ? 'Saving...' : kinds[kind].submit}
        </Button>
        {kind === 'whatsapp' && <OpenWhatsApp phone={lead.phone} text={draft.text} />}
      </div>
    </form>
  );
}

interface MoreFieldsProps {
  draft: Draft;
  onChange: (changes: Partial<Draft>) => void;
}

/** How a call or message went, and when staff get back to the customer. */
function MoreFields({ draft, onChange }: MoreFieldsProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 2xl:grid-cols-2">
      {draft.kind !== 'note' && (
        <SelectField
          label="Outcome"
          value={draft.outcome}
          onChange={({ target }) => onChange({ outcome: target.value as Draft['outcome'] })}
        >
          <option value="">Not said</option>
          {Object.entries(outcomes).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      )}
      <InputField
        label="Follow up on"
        type="datetime-local"
        value={draft.nextFollowUp}
        onChange={({ target }) => onChange({ nextFollowUp: target.value })}
      />
    </div>
  );
}

/** Opens WhatsApp with the typed text; nothing for numbers that cannot have it. */
function OpenWhatsApp({ phone, text }: { phone: string; text: string }) {
  const address = buildWhatsAppAddress(phone);
  return (
    address && (
      <a
        href={`${address}?text=${encodeURIComponent(text)}`}
        target="_blank"
        rel="noreferrer"
        className={buttonClass('plain')}
      >
        <ExternalLink aria-hidden size={14} />
        Open WhatsApp
      </a>
    )
  );
}
