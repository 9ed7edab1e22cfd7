import { type ChangeEvent, type ReactNode, type SubmitEvent, useState } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router';
import { rememberField } from './choices.ts';

/** Marks navigations of the form itself. */
const ownState = 'query-form';

interface QueryFormProps {
  /** The path of the page. */
  action: string;
  className?: string;
  children: ReactNode;
}

/**
 * A form whose fields are the page's address. A choice shows its result at once; typed values wait for the button,
 * which is also for visitors without JavaScript. After a link to the same page its fields start from their defaults.
 */
export function QueryForm(props: QueryFormProps) {
  const { key, state } = useLocation();
  const [shown, setShown] = useState(key);
  if (state !== ownState && shown !== key) setShown(key);
  return <FieldsForm key={shown} {...props} />;
}

/** Builds the query of a form without its empty fields; fields of one name are joined by commas. */
function buildQuery(form: HTMLFormElement): string {
  const values = new Map<string, string>();
  for (const [name, value] of new FormData(form)) {
    if (value === '' || typeof value !== 'string') continue;
    const before = values.get(name);
    values.set(name, before ? `${before},${value}` : value);
  }
  return new URLSearchParams([...values]).toString().replaceAll('%2C', ',');
}

function FieldsForm({ action, className, children }: QueryFormProps) {
  const navigate = useNavigate();
  const open = (form: HTMLFormElement) =>
    navigate(`${action}?${buildQuery(form)}`, {
      replace: true,
      preventScrollReset: true,
      state: ownState,
    });
  function openChoice({ target, currentTarget }: ChangeEvent<HTMLFormElement, HTMLInputElement>) {
    if (!target.matches('select, [type=radio], [type=checkbox]')) return;
    rememberField(target.name, buildQuery(currentTarget));
    open(currentTarget);
  }
  function openTyped(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    open(event.currentTarget);
  }
  return (
    <form
      method="get"
      action={useHref(action)}
      onChange={openChoice}
      onSubmit={openTyped}
      className={className}
    >
      {children}
    </form>
  );
}
