import { Trans, useLingui } from '@lingui/react/macro';
import { lastGoDate, MIN_GO_PEOPLE } from '#domain/go-day.ts';
import { dateFromTyped } from '#domain/typed-date.ts';
import { formatDay } from '#platform/i18n/days.ts';
import { FoldOut } from '#platform/web/ui/fold-out.tsx';
import { NumberField } from '#platform/web/ui/number-field.tsx';
import { FIELD_LABELS } from '../field-labels.ts';
import { useItinerantForm, useItinerantScope } from '../itinerant-form.ts';
import { DayField } from './date-pair.tsx';

/** The people that a journey needs to go, and the day on which that is decided. */
export function GoFields() {
  const { t, i18n } = useLingui();
  const { values, errors, change } = useItinerantForm();
  const { stored } = useItinerantScope();
  const { goPeople, goDate, guestCount } = values;
  const first = dateFromTyped(values.checkinTime);
  const last = first === null ? null : lastGoDate(first);
  const day = last === null ? null : formatDay(last, i18n.locale, 'long');
  const hasGuests = (stored?.commitments.reservations ?? 0) > 0;
  return (
    <FoldOut
      title={<Trans>Only goes ahead with enough people (optional)</Trans>}
      open={goPeople !== null || goDate !== null}
      wrong={errors.goPeople !== undefined || errors.goDate !== undefined}
    >
      <div className="grid gap-4">
        <p className="max-w-prose text-soft text-sm">
          <Trans>
            At the end of the day you choose, it goes ahead if enough people are aboard. If not, all
            reservations are cancelled and everyone gets a full refund. Until then, guests can leave
            free of charge.
          </Trans>
        </p>
        <div className="grid gap-5 sm:grid-cols-2">
          <NumberField
            name="goPeople"
            label={i18n._(FIELD_LABELS.goPeople)}
            hint={t`You can lower it later, or decide to go anyway.`}
            bounds={{
              min: MIN_GO_PEOPLE,
              max: Math.max(MIN_GO_PEOPLE, guestCount),
              step: 1,
              default: MIN_GO_PEOPLE,
            }}
            error={errors.goPeople}
            blank={null}
            value={goPeople}
            onChange={(people) => change({ goPeople: people })}
          />
          <div className="grid gap-1">
            <DayField
              day={{
                name: 'goDate',
                label: i18n._(FIELD_LABELS.goDate),
                value: goDate ?? '',
                error: errors.goDate,
              }}
              onChange={(text) => change({ goDate: text === '' ? null : text })}
            />
            {day === null ? null : (
              <p className="text-soft text-sm">
                <Trans>{day} at the latest</Trans>
              </p>
            )}
          </div>
        </div>
        {hasGuests ? (
          <p className="text-sm">
            <Trans>
              Guests have already reserved it on these terms: you can only lower the number.
            </Trans>
          </p>
        ) : null}
      </div>
    </FoldOut>
  );
}
