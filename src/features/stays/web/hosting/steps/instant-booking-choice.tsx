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
    about: msg`You see who asks, and have ${ANSWER_HOURS} hours to respond.`,
  },
  everyone: {
    title: msg`Every guest`,
    about: msg`Anyone with a confirmed email address.`,
  },
  stayed: {
    title: msg`Guests who have stayed before`,
    about: msg`They have completed a stay that they booked here.`,
  },
  verified: {
    title: msg`Verified guests`,
    about: msg`They have had their identity verified.`,
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
          pay. You're told once they have paid. All others send you a request, and so do guests who
          recently missed a stay, had a claim on their deposit granted, or let a booking run out
          unpaid.
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
