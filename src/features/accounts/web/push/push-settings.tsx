import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { PUSH_KINDS, type PushKind } from '#domain/push-kinds.ts';
import { formatDay } from '#platform/i18n/days.ts';
import { dayIn } from '#platform/i18n/moments.ts';
import { useReaderZone } from '#platform/web/scope/use-reader-zone.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Check } from '#platform/web/ui/icons.ts';
import { Switch } from '#platform/web/ui/switch.tsx';
import type { PushSettings as Settings } from '../../contract.ts';
import { SettingsSection } from '../components/settings-section.tsx';
import { type DeviceState, usePushSettings } from './use-push-settings.ts';

const KINDS: Readonly<
  Record<PushKind, { readonly title: MessageDescriptor; readonly about: MessageDescriptor }>
> = {
  answer: {
    title: msg`Responses from hosts`,
    about: msg`Your request was approved or declined or has expired, or a host responded to new dates.`,
  },
  message: { title: msg`Messages`, about: msg`A message has been waiting for ten minutes.` },
  payment: {
    title: msg`Payments`,
    about: msg`A payment is due soon, is overdue, or needs you.`,
  },
  session: {
    title: msg`Session changes`,
    about: msg`A session you booked or are waiting for was moved or cancelled.`,
  },
};

/** Notifications by email and on devices: by kind, at this browser, and at others. */
export function PushSettings() {
  const push = usePushSettings();
  const { settings, device, busy } = push;
  return (
    <SettingsSection
      id="notifications"
      title={<Trans>Notifications</Trans>}
      about={<Trans>Get the updates we email you as notifications on your devices, too.</Trans>}
    >
      {settings === 'loading' ? (
        <div aria-busy="true" className="h-48 animate-pulse rounded-xl bg-sunken" />
      ) : settings === 'failed' ? (
        <div className="flex flex-wrap items-center gap-3">
          <p>
            <Trans>We couldn't load your notifications.</Trans>
          </p>
          <Button look="secondary" onClick={() => void push.load()}>
            <Trans>Retry</Trans>
          </Button>
        </div>
      ) : (
        <>
          <ThisDevice
            device={device}
            busy={busy}
            onTurn={(on) => void (on ? push.turnOn(settings.publicKey) : push.turnOff())}
          />
          <KindTable
            kinds={settings.kinds}
            busy={busy}
            onChoose={(kind, on) => void push.choose(settings.kinds, kind, on)}
          />
          <OtherDevices
            devices={settings.devices.filter(({ current }) => !current || device !== 'on')}
            onRemove={push.remove}
          />
        </>
      )}
    </SettingsSection>
  );
}

function ThisDevice({
  device,
  busy,
  onTurn,
}: {
  device: DeviceState;
  busy: boolean;
  onTurn(on: boolean): void;
}) {
  return (
    <div className="flex items-center justify-between gap-4 rounded-xl border border-line px-4 py-3">
      <div className="grid gap-0.5">
        <span id="push-here" className="font-semibold">
          <Trans>On this device</Trans>
        </span>
        <span role="status" className="text-sm text-soft">
          <DeviceNote device={device} />
        </span>
      </div>
      {device === 'unsupported' || device === 'blocked' ? null : (
        <Switch labelledBy="push-here" on={device === 'on'} busy={busy} onChange={onTurn} />
      )}
    </div>
  );
}

function DeviceNote({ device }: { device: DeviceState }) {
  switch (device) {
    case 'on':
      return <Trans>On until you log out here.</Trans>;
    case 'off':
      return <Trans>Off. Your browser will ask for permission when you turn this on.</Trans>;
    case 'blocked':
      return (
        <Trans>
          Blocked by your browser. Allow notifications in its settings for this site, then reload
          the page.
        </Trans>
      );
    case 'failed':
      return <Trans>That didn't work: your browser couldn't be reached. Please try again.</Trans>;
    case 'unsupported':
      return (
        <Trans>
          This browser can't show notifications. On an iPhone or iPad, add this site to the home
          screen first.
        </Trans>
      );
  }
}

/** Which kinds come by email, which is always so, and which on devices. */
function KindTable({
  kinds,
  busy,
  onChoose,
}: {
  kinds: Settings['kinds'];
  busy: boolean;
  onChoose(kind: PushKind, on: boolean): void;
}) {
  const { i18n, t } = useLingui();
  return (
    <table className="w-full border-collapse text-start">
      <thead>
        <tr className="border-line border-b text-sm text-soft">
          <th scope="col" className="py-2 text-start font-normal">
            <Trans>Notify me about</Trans>
          </th>
          <th scope="col" className="px-2 py-2 text-center font-normal">
            <Trans>Email</Trans>
          </th>
          <th scope="col" className="py-2 ps-2 text-center font-normal">
            <Trans>Devices</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {PUSH_KINDS.map((kind) => (
          <tr key={kind} className="border-line border-b last:border-b-0">
            <th scope="row" className="py-2 pe-2 text-start font-normal">
              <span className="block font-semibold">{i18n._(KINDS[kind].title)}</span>
              <span className="block text-sm text-soft">{i18n._(KINDS[kind].about)}</span>
            </th>
            <td className="px-2">
              <Check
                role="img"
                aria-hidden={false}
                aria-label={t`Always`}
                className="mx-auto size-5"
              />
            </td>
            <td className="ps-2">
              <div className="grid justify-items-center">
                <Switch
                  label={i18n._(KINDS[kind].title)}
                  on={kinds[kind]}
                  busy={busy}
                  onChange={(on) => onChoose(kind, on)}
                />
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function OtherDevices({
  devices,
  onRemove,
}: {
  devices: Settings['devices'];
  onRemove(id: string): Promise<void>;
}) {
  if (devices.length === 0) return null;
  return (
    <div className="grid gap-2">
      <h3 className="font-semibold">
        <Trans>Other devices</Trans>
      </h3>
      <ul className="grid gap-2">
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} onRemove={() => void onRemove(device.id)} />
        ))}
      </ul>
    </div>
  );
}

function DeviceRow({
  device,
  onRemove,
}: {
  device: Settings['devices'][number];
  onRemove(): void;
}) {
  const { i18n, t } = useLingui();
  const zone = useReaderZone() ?? 'UTC';
  const names = [device.browser, device.system].filter((part) => part !== '').join(' · ');
  const name = names === '' ? t`Unknown browser` : names;
  const since = formatDay(dayIn(Temporal.Instant.from(device.since), zone), i18n.locale, 'medium');
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-xl border border-line px-4 py-3">
      <div className="grid gap-0.5">
        <span className="font-semibold">{name}</span>
        <span className="text-sm text-soft">
          {device.refused ? (
            <Trans>Its push service is refusing our notifications. Turn them on again there.</Trans>
          ) : (
            <Trans>On since {since}</Trans>
          )}
        </span>
      </div>
      <Button look="quiet" aria-label={t`Remove ${name}`} onClick={onRemove}>
        <Trans>Remove</Trans>
      </Button>
    </li>
  );
}
