import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useState } from 'react';
import type { PushKind } from '#domain/push-kinds.ts';
import { call } from '#platform/web/api/client.ts';
import { canPush, isPushOnFor, pushPermission } from '#platform/web/scope/push-device.ts';
import { showToast } from '#platform/web/ui/toast.ts';
import { choosePush, removePushDevice, showPush } from '../../contract/addresses.gen.ts';
import type { PushSettings } from '../../contract.ts';
import { describeProblem } from '../forms/describe-problem.ts';
import { startPush, stopPush } from './push-on.ts';

/** `failed`: the browser, its push service or the server did not take it. */
export type DeviceState = 'unsupported' | 'blocked' | 'off' | 'on' | 'failed';

/** Notifications of the reader, and of the browser that shows them. */
export function usePushSettings() {
  const { i18n, t } = useLingui();
  const [settings, setSettings] = useState<PushSettings | 'loading' | 'failed'>('loading');
  const [device, setDevice] = useState<DeviceState>('off');
  const [busy, setBusy] = useState(false);

  const show = useCallback(async (next: PushSettings) => {
    setSettings(next);
    setDevice(await readDevice(next));
  }, []);

  const load = useCallback(
    async (signal?: AbortSignal) => {
      try {
        await show(await call(showPush, {}, signal === undefined ? {} : { signal }));
      } catch {
        if (signal?.aborted !== true) setSettings('failed');
      }
    },
    [show],
  );

  useEffect(() => {
    const loading = new AbortController();
    void load(loading.signal);
    return () => loading.abort();
  }, [load]);

  /** Does a call that answers with the settings. */
  async function change(work: () => Promise<PushSettings>): Promise<void> {
    setBusy(true);
    try {
      await show(await work());
    } catch (error) {
      showToast('error', describeProblem(error, i18n).message);
    }
    setBusy(false);
  }

  async function turnOn(publicKey: string): Promise<void> {
    setBusy(true);
    try {
      const next = await startPush(publicKey);
      if (next === 'dismissed') setDevice('off');
      else if (next === 'blocked') setDevice('blocked');
      else {
        await show(next);
        showToast('success', t`Notifications are on for this device`);
      }
    } catch {
      setDevice('failed');
    }
    setBusy(false);
  }

  return {
    settings,
    device,
    busy,
    load: () => {
      setSettings('loading');
      return load();
    },
    turnOn,
    turnOff: () => change(stopPush),
    choose: (kinds: PushSettings['kinds'], kind: PushKind, isOn: boolean) =>
      change(() => call(choosePush, { body: { ...kinds, [kind]: isOn } })),
    remove: (id: string) => change(() => call(removePushDevice, { params: { id } })),
  };
}

async function readDevice({ publicKey, devices }: PushSettings): Promise<DeviceState> {
  if (!canPush()) return 'unsupported';
  if (pushPermission() === 'denied') return 'blocked';
  const isKnown = devices.some(({ current }) => current);
  return isKnown && (await isPushOnFor(publicKey)) ? 'on' : 'off';
}
