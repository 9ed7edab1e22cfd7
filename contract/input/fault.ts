import type { Fault, FaultCode, FaultParams } from './fault-codes.ts';

const faults = new Map<string, Fault>();

/** The params of a code as an argument; a code without params has none. */
type ParamsArgument<Code extends FaultCode> = keyof FaultParams<Code> extends never
  ? []
  : [params: FaultParams<Code>];

/**
 * Registers a message under its code, and returns it, so that schemas hold plain messages. Its params must be numbers or
 * texts of the code, never what people typed, because each message is kept.
 * The builder drops messages that a page does not use.
 */
/* @__NO_SIDE_EFFECTS__ */
export function fault<Code extends FaultCode>(
  code: Code,
  message: string,
  ...[params]: ParamsArgument<Code>
): string {
  faults.set(message, params ? { code, params } : { code });
  return message;
}

/** Returns the code and the params of a message; a message that is not registered has the code `other`. */
export const findFault = (message: string, other: FaultCode = 'invalid'): Fault =>
  faults.get(message) ?? { code: other };
