import { Trans, useLingui } from '@lingui/react/macro';
import { useRouteContext } from '@tanstack/react-router';
import { dateFormat } from '#platform/i18n/formats.ts';
import { FIRST_WEEKDAYS, type FirstWeekday } from '#platform/i18n/preferences.ts';
import { ChoiceField } from '../components/choice-field.tsx';
import { SettingsFrame } from '../components/settings-frame.tsx';
import { TimeZoneField } from '../components/time-zone-field.tsx';
import { usePreferenceChoice } from '../use-preference-choice.ts';

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
