import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { messageVerdict } from '#domain/confirmed-address.ts';

/**
 * Whether the reader has an account whose address isn't confirmed. While it isn't, it is asked anew
 * whenever the reader comes back to the window, having confirmed it in another one.
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
