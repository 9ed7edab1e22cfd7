import { makeTestDrive } from '#tests/factories.ts';
import { staffPassword } from '#tests/support/two-processes.ts';
import { openSlowPage, type Subject } from './subject.ts';

const listed = 50;
const desk = { viewport: { width: 1440, height: 900 } };

/** Fills the list, as visitors do. */
export async function bookTestDrives(origin: string): Promise<void> {
  for (let sent = 0; sent < listed; sent += 1) {
    const answer = await fetch(`${origin}/api/test-drive/book`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(makeTestDrive({ lastName: `Visitor ${sent}` })),
    });
    if (!answer.ok) throw new Error(`a booking was answered ${answer.status}`);
  }
}

/** From asking for the address, signed in and with nothing in the cache, until rows are shown. */
export async function timeFirstList(
  subject: Subject,
  officePath: string,
  rounds: number,
): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const page = await openSlowPage(subject, desk);
    await page.request.post('/api/admin/login', {
      data: { username: 'hr', password: staffPassword },
    });
    await page.addInitScript(() => {
      const look = () => {
        if (!document.querySelector('tbody a')) return requestAnimationFrame(look);
        requestAnimationFrame(() => console.info('rows shown', performance.now()));
      };
      look();
    });
    // Told by the page itself: who asks it again and again has it work for the bench meanwhile.
    const told = page.waitForEvent('console', (message) => message.text().startsWith('rows shown'));
    await page.goto(`${officePath}/test-drives`);
    times.push(Number((await told).text().split(' ').at(-1)));
    await page.context().close();
  }
  return times;
}
