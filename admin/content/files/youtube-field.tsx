import { useController, useFormContext, useFormState } from 'react-hook-form';
import { InputField } from '../../ui/input-field.tsx';

/** Links to films on YouTube. After the last one filled in there is always an empty one. */
export function YoutubeField() {
  const { control } = useFormContext();
  const { field } = useController({ name: 'youtubeUrls', control });
  const { errors } = useFormState({ control });
  const links = field.value as string[];

  function change(index: number, link: string) {
    const changed = index < links.length ? links.with(index, link) : [...links, link];
    // The empty input at the end is not a link; those in between are dropped when it is saved.
    field.onChange(changed.slice(0, changed.findLastIndex((one) => one !== '') + 1));
  }
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-1 font-medium">YouTube links</legend>
      {[...links, ''].map((link, index) => (
        <InputField
          // biome-ignore lint/suspicious/noArrayIndexKey: a link is its place.
          key={index}
          ref={index === 0 ? field.ref : undefined}
          label={`YouTube link ${index + 1}`}
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://youtu.be/…"
          maxLength={500}
          value={link}
          error={messageAt(errors.youtubeUrls, index)}
          onChange={(event) => change(index, event.target.value)}
          onBlur={field.onBlur}
        />
      ))}
    </fieldset>
  );
}

/** What is wrong with the link at a place; what is wrong with all of them stands at the first. */
function messageAt(errors: unknown, index: number): string | undefined {
  if (Array.isArray(errors)) return errors[index]?.message;
  const all = errors as { message?: string } | undefined;
  return index === 0 ? all?.message : undefined;
}
