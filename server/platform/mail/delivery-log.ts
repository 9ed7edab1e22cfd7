import type { Logger } from 'pino';

/** Logs how sending goes, without email addresses: what fails again and again has one line until it works. */
export class DeliveryLog {
  readonly #logger: Logger;
  /** Where emails go. */
  readonly #transport: string;
  #hasWarned = false;
  #isTransportFailing = false;

  constructor(logger: Logger, transport: string) {
    this.#logger = logger;
    this.#transport = transport;
  }

  reportGivenUp(details: object): void {
    this.#logger.error(details, 'an email was given up');
  }

  /** Warns once until an email is sent: while the mail server is unavailable, every email fails. */
  warnOnce(details: object, message: string): void {
    if (!this.#hasWarned) this.#logger.warn(details, message);
    this.#hasWarned = true;
  }

  warnOfLostResult(error: unknown): void {
    this.warnOnce(
      { err: error },
      'the result of sending an email cannot be stored; it will be sent again',
    );
  }

  /** Warns once, until emails are sent again. */
  reportTransportFailure(details: object): void {
    if (this.#isTransportFailing) return;
    this.#isTransportFailing = true;
    const transport = this.#transport;
    this.#logger.warn({ ...details, transport }, 'an email was not sent; trying again');
  }

  /** Says once that emails are sent again. */
  reportSuccess(): void {
    this.#hasWarned = false;
    if (!this.#isTransportFailing) return;
    this.#isTransportFailing = false;
    this.#logger.info({ transport: this.#transport }, 'emails are sent again');
  }
}
