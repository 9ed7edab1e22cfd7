import { useController, useFormContext, useFormState } from 'react-hook-form';
import { InputField } from '../../ui/text-field.tsx';
import { TranscriptField } from './file-text-fields.tsx';
import { getLinkKey } from './file-texts.ts';

/** Links to YouTube videos with their transcripts. The last input is always empty. */
export function YoutubeField() {
  const { control } = useFormContext();
  const { field } = useController({ name: 'youtubeUrls', control });
  const { errors } = useFormState({ control });
  const links = field.value as string[];

  function change(index: number, link: string) {
    const changed = index < links.length ? links.with(index, link) : [...links, link];
    // Empty inputs at the end are not links; empty ones in between are dropped on save.
    field.onChange(changed.slice(0, changed.findLastIndex((one) => one !== '') + 1));
  }
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-1 font-medium">YouTube links</legend>
      {[...links, ''].map((link, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a link is identified by its position.
        <div key={index} className="grid gap-2">
          <InputField
            ref={index === 0 ? field.ref : undefined}
            label={`YouTube link ${index + 1}`}
            type="url"
            inputMode="url"
            autoComplete="off"
            placeholder="https://youtu.be/…"
            maxLength={500}
            value={link}
            error={findLinkError(errors.youtubeUrls, index)}
            onChange={(event) => change(index, event.target.value)}
            onBlur={field.onBlur}
          />
          <LinkTranscript link={link} number={index + 1} />
        </div>
      ))}
    </fieldset>
  );
}

/** The transcript of a linked video; nothing until the link is complete. */
function LinkTranscript({ link, number }: { link: string; number: number }) {
  const key = getLinkKey(link);
  if (!key) return null;
  return (
    <details>
      <summary className="min-h-6 cursor-pointer pointer-coarse:min-h-11">
        Transcript of link {number}
      </summary>
      <div className="mt-2">
        <TranscriptField fileKey={key} name={`link ${number}`} />
      </div>
    </details>
  );
}

/** Returns the error of one link. An error of the whole list shows at the first link. */
function findLinkError(errors: unknown, index: number): string | undefined {
  if (Array.isArray(errors)) return errors[index]?.message;
  const all = errors as { message?: string } | undefined;
  return index === 0 ? all?.message : undefined;
}
