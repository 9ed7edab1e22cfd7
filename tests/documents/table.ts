import { officeApi } from './back-office/api.ts';
import { contentScreens } from './back-office/content.ts';
import { dashboards } from './back-office/dashboards.ts';
import { recordScreens } from './back-office/records.ts';
import { requestScreens } from './back-office/requests.ts';
import { formsApi } from './models-and-forms/api.ts';
import { applicationForms } from './models-and-forms/applications.ts';
import { enquiryForms } from './models-and-forms/enquiries.ts';
import { modelPages } from './models-and-forms/models.ts';
import { otherPages } from './models-and-forms/pages.ts';
import { publicApi } from './public-site/api.ts';
import { publicForms } from './public-site/forms.ts';
import { homePages } from './public-site/home.ts';
import { layoutPages } from './public-site/layout.ts';
import { newsPages } from './public-site/news.ts';
import { publicPages } from './public-site/pages.ts';
import type { ApiRow, PageRows, Row, Sight, Step } from './row.ts';

const pages: readonly PageRows[] = [
  ...layoutPages,
  ...homePages,
  ...publicPages,
  ...publicForms,
  ...newsPages,
  ...modelPages,
  ...otherPages,
  ...enquiryForms,
  ...applicationForms,
  ...dashboards,
  ...requestScreens,
  ...contentScreens,
  ...recordScreens,
];

export const apiRows: readonly ApiRow[] = [...publicApi, ...formsApi, ...officeApi];

const steps = [
  'fill',
  'choose',
  'check',
  'upload',
  'press',
  'search',
  'openRow',
  'follow',
  'click',
  'key',
  'open',
  'leave',
  'pass',
  'answer',
  'restore',
  'scroll',
  'asked',
  'located',
];

export const isStep = (row: Row): row is Step => steps.some((step) => step in row);

/** Returns the rows that say what is seen. */
export const listSights = (rows: readonly Row[]): Sight[] =>
  rows.filter((row): row is Sight => !isStep(row) && !row.on);

/** The pages that the server's HTML proves: without steps, and the same at every width. */
export const pagesInHtml = pages.filter(({ only, as, on }) => only !== 'browser' && !as && !on);

/** The pages that a browser is to show: also those without steps, because styles can hide what the HTML has. */
export const pagesInBrowser = joinGroups(
  pages.filter(({ only, data, sent, status }) => only !== 'html' && !data && !sent && !status),
);

/** Puts what a page shows at first before what it shows after steps, so that it is opened once. */
function joinGroups(groups: readonly PageRows[]): PageRows[] {
  const isPlain = ({ on, as, before }: PageRows) => !on && !as && !before;
  const isWalked = (group: PageRows) => isPlain(group) && group.rows.some(isStep);
  const joined: PageRows[] = [];
  for (const group of groups) {
    const { page } = group;
    const walked = groups.find((other) => other.page === page && isWalked(other));
    const shown = groups.filter(
      (other) => other.page === page && isPlain(other) && !isWalked(other),
    );
    if (group === walked) {
      joined.push({ ...group, rows: [...shown.flatMap(({ rows }) => rows), ...group.rows] });
    } else if (!walked || !shown.includes(group)) joined.push(group);
  }
  return joined;
}
