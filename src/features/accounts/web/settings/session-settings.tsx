import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useState } from 'react';
import type { RouteResponse } from '#platform/contract/route.ts';
import { formatDay } from '#platform/i18n/days.ts';
import { dayIn } from '#platform/i18n/moments.ts';
import { call } from '#platform/web/api/client.ts';
import { useReaderZone } from '#platform/web/scope/use-reader-zone.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { showToast } from '#platform/web/ui/toast.ts';
import { endSession, listSessions, signOutElsewhere } from '../../contract/addresses.gen.ts';
import { SettingsSection } from '../components/settings-section.tsx';
import { describeProblem } from '../forms/describe-problem.ts';

type Sessions = RouteResponse<typeof listSessions>['items'];

/** The user's sessions, and a button to end the others. */
export function SessionSettings() {
  const { t, i18n } = useLingui();
  const zone = useReaderZone() ?? 'UTC';
  const [sessions, setSessions] = useState<Sessions | 'loading' | 'failed'>('loading');
  const [ending, setEnding] = useState(false);

  const load = useCallback(async (signal?: AbortSignal) => {
    try {
      const { items } = await call(listSessions, {}, signal === undefined ? {} : { signal });
      setSessions(items);
    } catch {
      if (signal?.aborted !== true) setSessions('failed');
    }
  }, []);

  useEffect(() => {
    const loading = new AbortController();
    void load(loading.signal);
    return () => loading.abort();
  }, [load]);

  async function endOthers() {
    setEnding(true);
    try {
      await call(signOutElsewhere, {});
      showToast('success', t`Logged out everywhere else`);
      await load();
    } catch (error) {
      showToast('error', describeProblem(error, i18n).message);
    }
    setEnding(false);
  }

  async function end(id: string) {
    try {
      await call(endSession, { params: { id } });
      showToast('success', t`That device is logged out`);
    } catch (error) {
      showToast('error', describeProblem(error, i18n).message);
    }
    await load();
  }

  const others = Array.isArray(sessions) ? sessions.filter(({ current }) => !current).length : 0;
  return (
    <SettingsSection title={<Trans>Where you're logged in</Trans>}>
      {sessions === 'loading' ? (
        <div aria-busy="true" className="h-16 animate-pulse rounded-xl bg-sunken" />
      ) : sessions === 'failed' ? (
        <div className="flex flex-wrap items-center gap-3">
          <p>
            <Trans>We couldn't load the list.</Trans>
          </p>
          <Button look="secondary" onClick={() => void load()}>
            <Trans>Retry</Trans>
          </Button>
        </div>
      ) : (
        <ul className="grid gap-2">
          {sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              locale={i18n.locale}
              zone={zone}
              onEnd={() => end(session.id)}
            />
          ))}
        </ul>
      )}
      {others > 0 ? (
        <Button
          look="secondary"
          className="justify-self-start"
          busy={ending}
          onClick={() => void endOthers()}
        >
          <Plural
            value={others}
            one="Log out of # other device"
            other="Log out of # other devices"
          />
        </Button>
      ) : null}
    </SettingsSection>
  );
}

function SessionRow({
  session,
  locale,
  zone,
  onEnd,
}: {
  session: Sessions[number];
  locale: string;
  zone: string;
  onEnd(): Promise<void>;
}) {
  const [ending, setEnding] = useState(false);
  const { browser, system, address, startedAt, lastUsedAt, current } = session;
  const day = (at: string) => formatDay(dayIn(Temporal.Instant.from(at), zone), locale, 'medium');
  const first = day(startedAt);
  const last = day(lastUsedAt);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-xl border border-line px-4 py-3">
      <div className="grid gap-0.5">
        <span className="font-semibold">
          {browser === '' && system === '' ? (
            <Trans>Unknown browser</Trans>
          ) : (
            [browser, system].filter((part) => part !== '').join(' · ')
          )}
        </span>
        <span className="text-sm text-soft">
          {current ? <Trans>This browser</Trans> : <Trans>Last used {last}</Trans>}
          {address === '' ? null : <span>{` · ${address}`}</span>}
        </span>
        <span className="text-sm text-soft">
          <Trans>Logged in since {first}</Trans>
        </span>
      </div>
      {current ? null : (
        <Button
          look="quiet"
          busy={ending}
          onClick={() => {
            setEnding(true);
            void onEnd().finally(() => setEnding(false));
          }}
        >
          <Trans>Log out</Trans>
        </Button>
      )}
    </li>
  );
}
