import { get, useController, useFormContext, useFormState } from 'react-hook-form';
import { captionsRule, maxAltLength, maxTranscriptLength } from '#contract/content/file-details.ts';
import type { MediaFile } from '#contract/content/media-file.ts';
import { findFileFault, formatAccept, formatMaxSize } from '#contract/http/uploads.ts';
import { CheckboxField, InputField, TextAreaField } from '../../ui/fields.tsx';
import { type FileTexts, listCaptions, noTexts, type TextsByFile } from './file-texts.ts';

/** Connects the texts of one file to the form. */
function useFileTexts(key: string) {
  const { control } = useFormContext();
  const { field } = useController({ name: 'fileDetails', control });
  const all = field.value as TextsByFile;
  const texts = all[key] ?? noTexts;
  const change = (changes: Partial<FileTexts>) =>
    field.onChange({ ...all, [key]: { ...texts, ...changes } });
  return { all, texts, change, onBlur: field.onBlur };
}

interface FileTextProps {
  fileKey: string;
  /** How labels name the file. */
  name: string;
}

/** The alternative text of a picture. */
export function AltField({ fileKey, name }: FileTextProps) {
  const { texts, change, onBlur } = useFileTexts(fileKey);
  return (
    <InputField
      label={`Alternative text of ${name}`}
      maxLength={maxAltLength}
      autoComplete="off"
      placeholder="What it shows, in words"
      value={texts.alt}
      onChange={({ target }) => change({ alt: target.value })}
      onBlur={onBlur}
    />
  );
}

/** The transcript of a video. */
export function TranscriptField({ fileKey, name }: FileTextProps) {
  const { texts, change, onBlur } = useFileTexts(fileKey);
  return (
    <TextAreaField
      label={`Transcript of ${name}`}
      maxLength={maxTranscriptLength}
      placeholder="What is said and seen"
      value={texts.transcript}
      onChange={({ target }) => change({ transcript: target.value })}
      onBlur={onBlur}
    />
  );
}

/** The captions and the transcript of an uploaded video. */
export function FilmTextFields({
  fileKey,
  name,
  captionsUrl,
}: FileTextProps & { captionsUrl?: MediaFile['captionsUrl'] | undefined }) {
  const { all, texts, change } = useFileTexts(fileKey);
  const error = useCaptionsError(fileKey, all);
  return (
    <details open={Boolean(error) || undefined}>
      <summary className="min-h-6 cursor-pointer pointer-coarse:min-h-11">
        Captions and transcript of {name}
      </summary>
      <div className="mt-2 grid gap-3">
        <InputField
          label={`Captions of ${name}: ${captionsRule.kinds}, up to ${formatMaxSize(captionsRule)}`}
          type="file"
          accept={formatAccept(captionsRule)}
          error={error}
          onChange={({ target }) => change({ captions: target.files?.[0] ?? null })}
        />
        {captionsUrl && !texts.captions && (
          <div className="flex flex-wrap items-center justify-between gap-2">
            <a href={captionsUrl} download className="underline underline-offset-2">
              Download the captions
            </a>
            <CheckboxField
              label={`Remove the captions of ${name}`}
              checked={texts.removesCaptions}
              onChange={({ target }) => change({ removesCaptions: target.checked })}
            />
          </div>
        )}
        <TranscriptField fileKey={fileKey} name={name} />
      </div>
    </details>
  );
}

/** Returns why the captions of a file are not accepted, by the browser's checks or by the server. */
function useCaptionsError(key: string, all: TextsByFile): string | undefined {
  const { control } = useFormContext();
  const { errors } = useFormState({ control });
  const captions = listCaptions(all).find((one) => one.key === key);
  if (!captions) return undefined;
  const message: unknown = get(errors, `${captions.field}.message`);
  const sent = typeof message === 'string' ? message : undefined;
  return findFileFault(captionsRule, captions.file) ?? sent;
}
