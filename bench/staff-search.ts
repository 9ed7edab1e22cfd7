import { timeCalls } from './times.ts';

const calls = 40;

/** What staff wait for over many records. All are of 'Visitor', with a number each. */
const paths = {
  'list, first page': '/test-drive/admin/test-drives?limit=50',
  'list, searched for a word of all': '/test-drive/admin/test-drives?limit=50&search=visitor',
  'list, searched for nobody': '/test-drive/admin/test-drives?limit=50&search=nobodyatall',
  'people, a name of all': '/admin/search?q=visitor',
  'people, one name': '/admin/search?q=visitor%2099977',
  'people, nobody': '/admin/search?q=nobodyatall',
  'people, a phone number': '/admin/search?q=%2B92%20300%200099977',
  'a person': '/admin/person?phone=0300%200099977',
} as const;

/** Says how long each call takes, and how long a file of all rows does. */
export async function reportStaffSearch(origin: string, cookie: string): Promise<string> {
  const lines = ['\nmedian ms\tp95 ms'];
  for (const [call, path] of Object.entries(paths)) {
    const { medianMs, p95Ms } = await timeCalls(`${origin}/api${path}`, cookie, calls);
    lines.push([medianMs.toFixed(1), p95Ms.toFixed(1), call].join('\t'));
  }
  const exported = '/test-drive/admin/test-drives/export';
  for (const query of ['', '?sortBy=lastName&sortOrder=asc']) {
    const { medianMs } = await timeCalls(`${origin}/api${exported}${query}`, cookie, 1);
    lines.push([medianMs.toFixed(0), '', `CSV of all test drives${query}`].join('\t'));
  }
  return lines.join('\n');
}
