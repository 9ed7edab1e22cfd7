import { useCallback, useState } from 'react';
import { stagedShot } from '#catalogue/pictures/decorations.ts';
import { contact } from '#contract/leads/contact.ts';
import * as words from '#words/site/contact';
import { ContactForm, findVehicleByOption } from '../contact/contact-form.tsx';
import { buildEventQuestion, findEventParameter } from '../contact/event-question.ts';
import { QuickContacts, ReachUs } from '../contact/reach-us.tsx';
import { siteContext } from '../entry.server.tsx';
import { handleFormPost } from '../forms/handle-form-post.ts';
import { listOrNull } from '../list-or-null.ts';
import { buildPageMeta } from '../page-meta.ts';
import { StudioPicture } from '../vehicles/studio-picture.tsx';
import type { Route } from './+types/contact-us.ts';

export const handle = { query: ['event'] };

export const meta: Route.MetaFunction = ({ matches }) =>
  buildPageMeta(matches, {
    title: words.pageTitle,
    description: words.pageDescription,
    path: '/contact-us',
  });

/** The fields that the event in the address fills in. An event that does not exist or cannot be read fills in none. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const id = findEventParameter(request.url);
  if (!id) return { initial: {} };
  const { findPublished, report } = context.get(siteContext);
  const event = await listOrNull(findPublished('events', id), report);
  return { initial: event ? buildEventQuestion(event) : {} };
}

export const action = (args: Route.ActionArgs) => handleFormPost(contact.slug, args);

export default function ContactUs({ actionData, loaderData }: Route.ComponentProps) {
  const [chosen, setChosen] = useState('');
  const readVehicle = useCallback(
    (fields: FormData) => setChosen(String(fields.get('vehicle') ?? '')),
    [],
  );
  return (
    <div className="bg-paper lg:grid lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:grid-rows-[auto_1fr]">
      <header className="on-dark relative overflow-clip bg-graphite-950 px-5 pt-8 pb-6 text-white md:px-10 md:pt-14 lg:bg-paper lg:px-16 lg:pb-0 lg:text-graphite-950">
        {/* On desktops the picture is beside the form. */}
        <div className="absolute inset-y-0 inset-e-0 w-1/2 max-md:hidden lg:hidden">
          <StudioPicture
            picture={stagedShot('ora-03', 'rearWide')}
            sizes="60vw"
            className="full-picture mask-start-from-0% object-[80%_60%]"
          />
        </div>
        <h1 className="relative title -ms-[0.04em]">{words.pageTitle}</h1>
        <p className="relative mt-3 max-w-prose text-graphite-300 md:text-lg lg:text-graphite-600">
          {words.introduction}
        </p>
        <QuickContacts />
        <div className="relative -mx-5 mt-2 -mb-6 aspect-9/4 md:hidden">
          <StudioPicture
            picture={stagedShot('ora-03', 'frontTall')}
            sizes="50vw"
            className="full-picture mask-t-from-60% object-[50%_61%]"
          />
        </div>
      </header>
      <ContactForm posted={actionData} initial={loaderData.initial} onFields={readVehicle} />
      <ReachUs vehicle={findVehicleByOption(chosen)} />
    </div>
  );
}
