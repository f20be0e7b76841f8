import type { Context } from 'hono';
import type { AppEnv } from './app-env.ts';

/**
 * Address of the caller, as sessions show it.
 *
 * @param trustedProxies number of proxies in front whose `X-Forwarded-For` entries count
 */
export function callerAddress(c: Context<AppEnv>, trustedProxies: number): string {
  const peer = c.env?.remoteAddress ?? 'local';
  if (trustedProxies === 0) return peer;
  const chain = (c.req.header('x-forwarded-for') ?? '').split(',').map((part) => part.trim());
  return chain.at(-trustedProxies) || peer;
}
