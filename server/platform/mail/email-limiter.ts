import { createHash } from 'node:crypto';
import { listNetworks, type NetworkShare } from '#server/platform/http/client.ts';

/** The domains of providers that ignore dots before the @, with the main domain of each provider. */
const dotlessDomains: ReadonlyMap<string, string> = new Map([
  ['gmail.com', 'gmail.com'],
  ['googlemail.com', 'gmail.com'],
]);

/**
 * Returns the mailbox that an address is delivered to: `Reader+news@mail.example` is
 * `reader@mail.example`. Use it for counting only; emails go to the address as it was entered.
 */
export function findMailbox(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1).toLowerCase();
  const name = address.slice(0, at).toLowerCase();
  // A plus at the beginning does not start a tag.
  const plus = name.indexOf('+', 1);
  const untagged = plus === -1 ? name : name.slice(0, plus);
  const dotless = dotlessDomains.get(domain);
  return dotless ? `${untagged.replaceAll('.', '')}@${dotless}` : `${untagged}@${domain}`;
}

const hourMs = 60 * 60 * 1000;
const maxKeys = 50_000;

/** More emails than one person needs. */
const emailsPerMailbox = 5;
/** Carriers put thousands of phones behind one address; a machine could request this many within seconds. */
const emailsPerNetwork = 200;

/** A truncated hash: 66 bits are enough to distinguish the keys of one process in an hour. */
const shortHash = (text: string) =>
  createHash('sha256').update(text).digest('base64url').slice(0, 11);

/** Counts allowed emails per key and hour. Repeats of the same subject count once. */
class HourlyCount {
  readonly #perHour: number;
  /** The hashes of a key's subjects in one string, by the hash of the key: a Set takes three times the memory. */
  readonly #allowed = new Map<string, string>();
  #since = 0;

  constructor(perHour: number) {
    this.#perHour = perHour;
  }

  allows(
    key: string,
    subject: string,
    { now, share = 1 }: { now: number; share?: number },
  ): boolean {
    if (now - this.#since >= hourMs || this.#allowed.size >= maxKeys) {
      this.#allowed.clear();
      this.#since = now;
    }
    const allowed = this.#subjectsFor(shortHash(key));
    const hash = shortHash(subject);
    if (allowed.includes(hash)) return true;
    if (allowed.length >= share * this.#perHour) return false;
    this.#allowed.set(shortHash(key), [...allowed, hash].join(' '));
    return true;
  }

  giveBack(key: string, subject: string): void {
    const hash = shortHash(subject);
    const rest = this.#subjectsFor(shortHash(key)).filter((other) => other !== hash);
    if (rest.length > 0) this.#allowed.set(shortHash(key), rest.join(' '));
    else this.#allowed.delete(shortHash(key));
  }

  #subjectsFor(key: string): string[] {
    return this.#allowed.get(key)?.split(' ') ?? [];
  }
}

/** An email caused by a visitor's request. */
export interface VisitorEmail {
  recipient: string;
  /** The IP address that the request came from. */
  sender: string;
  /** Identifies the occasion of the email. A repeated request, which stores nothing new, has the same subject. */
  subject: string;
}

/**
 * Prevents visitors from flooding mailboxes with our emails: anyone can enter any address, as often as the
 * request limits allow. Counts per mailbox and per network of the sender, separately in each process.
 */
export class EmailLimiter {
  readonly #mailboxes = new HourlyCount(emailsPerMailbox);
  readonly #networks = new HourlyCount(emailsPerNetwork);
  readonly #isOn: boolean;

  /** With `isOn` false, it allows everything. */
  constructor(isOn = true) {
    this.#isOn = isOn;
  }

  /** Whether an email may be sent now. If so, counts it. */
  allows({ recipient, sender, subject }: VisitorEmail, now = Date.now()): boolean {
    if (!this.#isOn) return true;
    const networks = listNetworks(sender);
    const isOver = networks.some(
      ({ network, share }) => !this.#networks.allows(network, subject, { now, share }),
    );
    const mailbox = findMailbox(recipient);
    if (!isOver && this.#mailboxes.allows(mailbox, subject, { now })) return true;
    this.#giveBackNetworks(networks, subject);
    return false;
  }

  /** Undoes `allows` for an email that was not queued after all. */
  giveBack({ recipient, sender, subject }: VisitorEmail): void {
    this.#mailboxes.giveBack(findMailbox(recipient), subject);
    this.#giveBackNetworks(listNetworks(sender), subject);
  }

  #giveBackNetworks(networks: readonly NetworkShare[], subject: string): void {
    for (const { network } of networks) this.#networks.giveBack(network, subject);
  }
}
