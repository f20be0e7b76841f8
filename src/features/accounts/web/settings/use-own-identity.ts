import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { call } from '#platform/web/api/client.ts';
import { checkIdentity, showIdentity, startIdentity } from '../../contract/addresses.gen.ts';
import type { OwnIdentity } from '../../contract.ts';
import { describeProblem } from '../forms/describe-problem.ts';

/** Milliseconds between two questions while the provider works. */
const AGAIN_MS = 5_000;
/** Questions that are asked by themselves. */
const MAX_ASKED = 12;

/**
 * The user's check of identity, the way to the provider and back.
 *
 * @param arrival set on the way back from the provider, which is asked then; it leaves the address
 */
export function useOwnIdentity(arrival: 'returned' | undefined) {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const [identity, setIdentity] = useState<OwnIdentity | 'loading' | 'failed'>('loading');
  const [work, setWork] = useState<'leaving' | 'checking' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const isRunning = useRef(false);

  const load = useCallback(async (signal?: AbortSignal) => {
    try {
      setIdentity(await call(showIdentity, {}, signal === undefined ? {} : { signal }));
    } catch {
      if (signal?.aborted !== true) setIdentity('failed');
    }
  }, []);

  async function attempt(kind: 'leaving' | 'checking', run: () => Promise<void>) {
    if (isRunning.current) return;
    isRunning.current = true;
    setWork(kind);
    setFailure(null);
    try {
      await run();
    } catch (error) {
      isRunning.current = false;
      setWork(null);
      setFailure(describeProblem(error, i18n).message);
      void load();
    }
  }

  // Stays busy: the browser is about to leave this page.
  const start = () =>
    attempt('leaving', async () => {
      const { url } = await call(startIdentity, {});
      window.location.assign(url);
    });
  const check = () =>
    attempt('checking', async () => {
      setIdentity(await call(checkIdentity, {}));
      isRunning.current = false;
      setWork(null);
    });

  const arrive = useEffectEvent(async (signal: AbortSignal) => {
    await load(signal);
    if (arrival === undefined || signal.aborted) return;
    await navigate({ to: '/profile-settings', search: {}, replace: true });
    await check();
  });
  useEffect(() => {
    const loading = new AbortController();
    void arrive(loading.signal);
    return () => loading.abort();
  }, []);

  // A page that the browser kept while its person was at the provider is shown again as it was.
  const comeBack = useEffectEvent(() => {
    isRunning.current = false;
    setWork(null);
    void check();
  });
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) comeBack();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  const asked = useRef(0);
  const askAgain = useEffectEvent(() => {
    asked.current += 1;
    void check();
  });
  const isProcessing = typeof identity === 'object' && identity.attempt === 'processing';
  useEffect(() => {
    if (!isProcessing || work !== null || asked.current >= MAX_ASKED) return;
    const timer = setTimeout(askAgain, AGAIN_MS);
    return () => clearTimeout(timer);
  }, [isProcessing, work]);

  return {
    identity,
    work,
    failure,
    start: () => void start(),
    check: () => void check(),
    retry: () => void load(),
  };
}
