const NAME = 'account';

/** What tabs of one browser tell each other of who is signed in. */
export interface AccountChannel {
  tell(accountId: string): void;
  close(): void;
}

/**
 * Opens the channel, and tells other tabs the account that this page was opened as. They learn no
 * more than that they should look: what another tab says may be out of date.
 *
 * @param onTold called with the id of the account that another tab was opened as, or logged in to
 */
export function openAccountChannel(
  accountId: string,
  onTold: (accountId: string) => void,
): AccountChannel {
  // Safari has it since 15.4; without it a page learns of the change by its next call.
  if (typeof BroadcastChannel === 'undefined') return { tell() {}, close() {} };
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = ({ data }: MessageEvent<string>) => onTold(data);
  channel.postMessage(accountId);
  return {
    tell: (id) => channel.postMessage(id),
    close: () => channel.close(),
  };
}
