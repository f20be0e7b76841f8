import type { Message } from '../../contract.ts';

/** Both together in their order; of two with one number the later given counts. */
export function mergeMessages(
  known: readonly Message[],
  more: readonly Message[],
): readonly Message[] {
  const byNumber = new Map([...known, ...more].map((message) => [message.number, message]));
  return [...byNumber.values()].sort((one, other) => one.number - other.number);
}
