import type { FormEvent, KeyboardEvent } from 'react';
import type { LeadFacts, LeadRecordBase } from '#contract/lead.ts';
import { Button } from '../../ui/button.tsx';
import { InputField } from '../../ui/input-field.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { MoreFields, OpenWhatsApp } from './composer-parts.tsx';
import { buildEntry, type EntryKind, entryKinds, isComplete, useDraft } from './entry-draft.ts';
import { TemplatePicker } from './template-picker.tsx';
import { useAddEntry } from './timeline-queries.ts';

interface ComposerProps {
  facts: LeadFacts;
  lead: LeadRecordBase & { email?: string | null };
}

/** Adds a note, a call, a WhatsApp message or an email to a request's timeline. Ctrl+Enter adds it, too. */
export function Composer({ facts, lead }: ComposerProps) {
  const { draft, change, clear } = useDraft(lead._id);
  const { mutate, isPending } = useAddEntry(facts, lead._id, clear);
  const { kind } = draft;
  const available = (Object.keys(entryKinds) as EntryKind[]).filter(
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
            {entryKinds[one].label}
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
        label={entryKinds[kind].text}
        rows={2}
        maxLength={kind === 'email' ? 10_000 : 5_000}
        dir="auto"
        value={draft.text}
        onChange={({ target }) => change({ text: target.value })}
      />
      {kind !== 'email' && <MoreFields draft={draft} onChange={change} />}
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" tone="primary" disabled={!canAdd}>
          {isPending ? 'Saving...' : entryKinds[kind].submit}
        </Button>
        {kind === 'whatsapp' && <OpenWhatsApp phone={lead.phone} text={draft.text} />}
      </div>
    </form>
  );
}
