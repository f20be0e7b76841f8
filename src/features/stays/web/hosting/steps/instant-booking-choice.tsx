import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  INSTANT_CONDITIONS,
  INSTANT_PAY_MINUTES,
  type InstantCondition,
} from '#domain/instant-booking.ts';
import { ANSWER_HOURS } from '#domain/reservation-lifecycle.ts';
import { ChoiceCards } from '#market/hosting/index.web.ts';

interface Choice {
  readonly title: MessageDescriptor;
  readonly about: MessageDescriptor;
}

const CHOICES: Readonly<Record<InstantCondition, Choice>> = {
  off: {
    title: msg`I approve each request`,
    about: msg`You see who's asking, and have ${ANSWER_HOURS} hours to respond.`,
  },
  everyone: {
    title: msg`Every guest`,
    about: msg`Anyone with a confirmed email address.`,
  },
  stayed: {
    title: msg`Guests who have stayed before`,
    about: msg`They've completed a stay that they booked here.`,
  },
  verified: {
    title: msg`Verified guests`,
    about: msg`They've had their identity verified.`,
  },
  'stayed-and-verified': {
    title: msg`Verified guests who have stayed before`,
    about: msg`They meet both conditions.`,
  },
};

/** Whose requests are approved at once. */
export function InstantBookingChoice({
  value,
  error,
  onChange,
}: {
  value: InstantCondition;
  error: string | undefined;
  onChange(value: InstantCondition): void;
}) {
  const { i18n } = useLingui();
  return (
    <ChoiceCards
      name="instantBooking"
      legend={<Trans>Instant booking</Trans>}
      hint={
        <Trans>
          These guests are approved as soon as they ask, and have {INSTANT_PAY_MINUTES} minutes to
          pay. We'll tell you once they've paid. Everyone else sends you a request, and so do guests
          who recently missed a stay, lost a claim on their deposit, or let a booking expire unpaid.
        </Trans>
      }
      choices={INSTANT_CONDITIONS.map((id) => ({
        id,
        label: i18n._(CHOICES[id].title),
        description: i18n._(CHOICES[id].about),
      }))}
      value={value}
      error={error}
      onChange={onChange}
    />
  );
}
