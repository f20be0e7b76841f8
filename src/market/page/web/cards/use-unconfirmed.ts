import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { messageVerdict } from '#domain/confirmed-address.ts';

/**
 * Whether the reader has an account without a confirmed email address. While so, it is requested
 * again whenever the window regains focus, since the address may be confirmed in another one.
 */
export function useUnconfirmed(): boolean {
  const router = useRouter();
  const { me } = useRouteContext({ from: '__root__' });
  const isUnconfirmed = me !== null && messageVerdict(me) !== 'ok';
  useEffect(() => {
    if (!isUnconfirmed) return;
    const ask = () => void router.invalidate();
    window.addEventListener('focus', ask);
    return () => window.removeEventListener('focus', ask);
  }, [isUnconfirmed, router]);
  return isUnconfirmed;
}
