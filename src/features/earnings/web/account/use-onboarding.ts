import { useLingui } from '@lingui/react/macro';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError, call, OfflineError } from '#platform/web/api/client.ts';
import { checkPayoutAccount, startOnboarding } from '../../contract/addresses.gen.ts';

/** The call to the payout provider that is under way. */
type Work = 'leaving' | 'checking';

export interface Onboarding {
  readonly work: Work | null;
  /** Why the last try failed. */
  readonly failure: string | null;
  /** Leads to the provider; does nothing while something is under way. */
  start(): void;
}

/**
 * The way to the payout provider and back.
 *
 * @param arrival `account` of the address: 'returned' from the provider, which is asked once how
 * the account is now; 'continue' where its own address was no longer valid. Both leave the address.
 */
export function useOnboarding(arrival: string | undefined): Onboarding {
  const { t } = useLingui();
  const router = useRouter();
  const navigate = useNavigate();
  const [work, setWork] = useState<Work | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const running = useRef(false);

  // A page that the browser kept while its person was at the provider is shown again as it was.
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      running.current = false;
      setWork(null);
      void router.invalidate();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [router]);

  const attempt = useCallback(
    async (kind: Work, run: () => Promise<void>) => {
      if (running.current) return;
      running.current = true;
      setWork(kind);
      setFailure(null);
      try {
        await run();
      } catch (error) {
        running.current = false;
        setWork(null);
        if (error instanceof ApiError) setFailure(error.message);
        else if (error instanceof OfflineError)
          setFailure(t`We couldn't reach the server. Check your connection and try again.`);
        else setFailure(t`Something went wrong.`);
      }
    },
    [t],
  );

  // Stays busy: the browser is about to leave this page.
  const leave = () =>
    attempt('leaving', async () => {
      const { url } = await call(startOnboarding, {});
      window.location.assign(url);
    });
  const check = () =>
    attempt('checking', async () => {
      await call(checkPayoutAccount, {});
      await router.invalidate();
      running.current = false;
      setWork(null);
    });

  const arrive = useEffectEvent(async () => {
    if (arrival === undefined) return;
    await navigate({ to: '/earnings', search: {}, replace: true });
    if (arrival === 'returned') await check();
    else if (arrival === 'continue') await leave();
  });
  useEffect(() => void arrive(), []);

  return { work, failure, start: () => void leave() };
}
