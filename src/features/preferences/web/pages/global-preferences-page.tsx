import { Trans, useLingui } from '@lingui/react/macro';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { keepPreferences } from '#features/accounts/index.web.ts';
import { dateFormat } from '#platform/i18n/formats.ts';
import { formatTime } from '#platform/i18n/moments.ts';
import { FIRST_WEEKDAYS, type FirstWeekday, type Preferences } from '#platform/i18n/preferences.ts';
import type { Theme } from '#platform/i18n/themes.ts';
import { useHydrated } from '#platform/web/hydration/use-hydrated.ts';
import { showPreferences, usePreferences } from '#platform/web/scope/use-preferences.tsx';
import { deviceZone, usableZone } from '#platform/web/scope/use-reader-zone.ts';
import { chooseTheme, useTheme } from '#platform/web/theme/theme.ts';
import { cityOfZone, zonesByOffset } from '#platform/web/time/zone-select.tsx';
import { SelectField } from '#platform/web/ui/field.tsx';
import { showToast } from '#platform/web/ui/toast.ts';
import { SettingsFrame } from '../components/settings-frame.tsx';

/** The first of January 2024 was a Monday, so that day n of it names weekday n. */
const toSampleWeekday = (day: FirstWeekday) => Date.UTC(2024, 0, day);

/** Time zone, first day of the week, units, theme and motion (spec 1 §2.1). */
export function GlobalPreferencesPage() {
  const { t, i18n } = useLingui();
  const { me } = useRouteContext({ from: '__root__' });
  const { choices, choose, saved } = usePreferenceChoice();
  const weekdays = dateFormat(i18n.locale, { weekday: 'long', timeZone: 'UTC' });
  const { timeZone, firstWeekday, units, theme, motion } = choices;
  return (
    <SettingsFrame
      title={<Trans>Preferences</Trans>}
      about={
        me === null ? (
          <Trans>Saved in this browser. Log in to use them on all your devices.</Trans>
        ) : (
          <Trans>Saved to your account, so they apply on all your devices.</Trans>
        )
      }
    >
      <div className="grid gap-8">
        <TimeZoneField value={timeZone} onChoose={(zone) => choose({ timeZone: zone })} />
        <ChoiceField
          label={<Trans>Weeks start on</Trans>}
          value={firstWeekday === null ? '' : String(firstWeekday)}
          choices={[
            { value: '', label: t`Match my language` },
            ...FIRST_WEEKDAYS.map((day) => ({
              value: String(day),
              label: weekdays.format(toSampleWeekday(day)),
            })),
          ]}
          onChoose={(value) =>
            choose({ firstWeekday: FIRST_WEEKDAYS.find((day) => String(day) === value) ?? null })
          }
        />
        <ChoiceField
          label={<Trans>Distances in</Trans>}
          value={units}
          choices={[
            { value: 'km', label: t`Kilometres` },
            { value: 'mi', label: t`Miles` },
          ]}
          onChoose={(value) => choose({ units: value })}
        />
        <ChoiceField
          label={<Trans>Theme</Trans>}
          value={theme}
          choices={[
            { value: 'system', label: t`Match my device` },
            { value: 'light', label: t`Light` },
            { value: 'dark', label: t`Dark` },
          ]}
          onChoose={(value) => choose({ theme: value })}
        />
        <ChoiceField
          label={<Trans>Motion</Trans>}
          hint={<Trans>Without motion, pages change instantly and nothing slides or fades.</Trans>}
          value={motion}
          choices={[
            { value: 'system', label: t`Match my device` },
            { value: 'reduced', label: t`No motion` },
          ]}
          onChoose={(value) => choose({ motion: value })}
        />
      </div>
      <p role="status" className="mt-6 min-h-6 font-semibold text-pine">
        {saved ? <Trans>Saved</Trans> : null}
      </p>
    </SettingsFrame>
  );
}

/** One choice out of a few, in plain sight. */
function ChoiceField<Value extends string>({
  label,
  hint,
  choices,
  value,
  onChoose,
}: {
  label: ReactNode;
  hint?: ReactNode;
  choices: readonly { readonly value: Value; readonly label: ReactNode }[];
  value: Value;
  onChoose(value: Value): void;
}) {
  const name = useId();
  return (
    <fieldset aria-describedby={hint ? `${name}-hint` : undefined} className="grid gap-2">
      <legend className="mb-2 font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-pill border border-line-strong px-4 has-checked:border-ember has-checked:bg-ember-tint"
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChoose(choice.value)}
              className="size-4.5 accent-ember"
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
      {hint ? (
        <p id={`${name}-hint`} className="text-sm text-soft">
          {hint}
        </p>
      ) : null}
    </fieldset>
  );
}

/** The time zone in which times are shown, out of all zones. */
function TimeZoneField({
  value,
  onChoose,
}: {
  value: string | null;
  onChoose(zone: string | null): void;
}) {
  const { t, i18n } = useLingui();
  // Only the browser knows the available zones, and the time in them.
  const live = useHydrated();
  const ownZone = live ? deviceZone() : null;
  const device = ownZone === null ? null : cityOfZone(ownZone);
  const zones = useMemo(() => (live ? zonesByOffset() : []), [live]);
  const known = zones.some(({ zone }) => zone === value);
  const shown = live ? (usableZone(value) ?? ownZone) : null;
  const now = shown !== null ? formatTime(Temporal.Now.instant(), shown, i18n.locale) : null;
  return (
    <SelectField
      label={<Trans>Time zone</Trans>}
      value={value ?? ''}
      onChange={({ target }) => onChoose(target.value === '' ? null : target.value)}
      hint={
        now === null ? (
          <Trans>
            Times at a home are in the home's own time zone; we tell you when yours is different.
          </Trans>
        ) : (
          <Trans>
            It's {now} there now. Times at a home are in the home's own time zone; we tell you when
            yours is different.
          </Trans>
        )
      }
    >
      <option value="">
        {device === null ? t`Match my device` : t`Match my device: ${device}`}
      </option>
      {value === null || known ? null : <option value={value}>{cityOfZone(value)}</option>}
      {zones.map(({ zone, city, offset }) => (
        <option key={zone} value={zone}>
          {`${city} (${offset})`}
        </option>
      ))}
    </SelectField>
  );
}

type Choices = Preferences & { readonly theme: Theme };

/**
 * The current choices, and a function to change one: the page shows it at once, this browser stores
 * it, and so does a signed-in user's account.
 */
function usePreferenceChoice(): {
  choices: Choices;
  choose(change: Partial<Choices>): void;
  /** Whether a choice was saved on this page. */
  saved: boolean;
} {
  const { t } = useLingui();
  const { me } = useRouteContext({ from: '__root__' });
  const router = useRouter();
  const preferences = usePreferences();
  const theme = useTheme();
  const [saved, setSaved] = useState(false);

  async function keep(change: Partial<Choices>) {
    try {
      if (me !== null) await keepPreferences(change);
      setSaved(true);
      // Pages cached for back navigation were rendered with the old choices.
      await router.invalidate();
    } catch {
      showToast('error', t`Saved in this browser, but not to your account. Please try again.`);
    }
  }

  return {
    choices: { ...preferences, theme },
    saved,
    choose(change) {
      const { theme: nextTheme, ...others } = change;
      if (nextTheme !== undefined) chooseTheme(nextTheme);
      if (Object.keys(others).length > 0) showPreferences({ ...preferences, ...others });
      setSaved(false);
      void keep(change);
    },
  };
}
