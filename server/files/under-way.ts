import { uploadMessages } from '#contract/uploads.ts';
import { AppError } from '#server/errors.ts';

/**
 * How many forms with files may be under way at once: each holds room on the disk for as long as its
 * line is slow. One address alone, a carrier's for instance, cannot take all of it.
 */
const most = { together: 300, ofOneClient: 50 } as const;

let together = 0;
const byClient = new Map<string, number>();

/** Runs the receiving of a client's form. Throws where too many are under way. */
export async function countUnderWay<Result>(
  client: string,
  receive: () => Promise<Result>,
): Promise<Result> {
  const own = byClient.get(client) ?? 0;
  if (together >= most.together || own >= most.ofOneClient) {
    throw new AppError('unavailable', uploadMessages.tooMuchAtOnce);
  }
  together += 1;
  byClient.set(client, own + 1);
  try {
    return await receive();
  } finally {
    together -= 1;
    const left = (byClient.get(client) ?? 1) - 1;
    if (left === 0) byClient.delete(client);
    else byClient.set(client, left);
  }
}
