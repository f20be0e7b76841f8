import type { Config } from '../config/config.ts';
import { isThisMachine, namesThisMachine } from '../this-machine.ts';

/** A proxy that forwards a request adds one of these. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];

/** Whether no proxy is known that could forward requests from this machine. */
export function isServedHere({ trustedProxies, publicUrl }: Config['http']): boolean {
  return trustedProxies === 0 && namesThisMachine(new URL(publicUrl).hostname);
}

/**
 * Whether a request comes from a person or program on this machine, on its own behalf. False where
 * a proxy is configured, since one on this machine need not name the original caller; and false for
 * another host name, which may have been pointed here so that its page could read the answer.
 *
 * @param address of the peer
 */
export function isLocalRequest(headers: Headers, address: string, http: Config['http']): boolean {
  if (!isServedHere(http) || FORWARDED.some((name) => headers.has(name))) return false;
  // Every current browser and program names the host it calls.
  const asked = URL.parse(`http://${headers.get('host') ?? ''}`)?.hostname ?? '';
  return namesThisMachine(asked) && isThisMachine(address);
}
