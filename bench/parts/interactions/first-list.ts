import { makeTestDrive } from '#tests/factories.ts';
import { staffPassword } from '#tests/support/two-processes.ts';
import { openSlowPage, type Subject } from './subject.ts';

const bookings = 50;
const desktop = { viewport: { width: 1440, height: 900 } };

/** Fills the list through the public API. */
export async function bookTestDrives(origin: string): Promise<void> {
  for (let sent = 0; sent < bookings; sent += 1) {
    const response = await fetch(`${origin}/api/test-drive/book`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(makeTestDrive({ lastName: `Visitor ${sent}` })),
    });
    if (!response.ok) throw new Error(`a booking failed with ${response.status}`);
  }
}

/** Times the first list from the navigation, signed in with an empty cache, until its rows are shown. */
export async function timeFirstList(
  subject: Subject,
  officePath: string,
  rounds: number,
): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const page = await openSlowPage(subject, desktop);
    await page.request.post('/api/admin/login', {
      data: { username: 'hr', password: staffPassword },
    });
    await page.addInitScript(() => {
      const checkRows = () => {
        if (!document.querySelector('tbody a')) return requestAnimationFrame(checkRows);
        requestAnimationFrame(() => console.info('rows shown', performance.now()));
      };
      checkRows();
    });
    // The page itself reports the time: polling it from outside would load its main thread.
    const report = page.waitForEvent('console', (message) =>
      message.text().startsWith('rows shown'),
    );
    await page.goto(`${officePath}/test-drives`);
    times.push(Number((await report).text().split(' ').at(-1)));
    await page.context().close();
  }
  return times;
}
