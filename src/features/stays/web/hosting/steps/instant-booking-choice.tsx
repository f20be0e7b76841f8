import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import {
  INSTANT_CONDITIONS,
  INSTANT_PAY_MINUTES,
  type InstantCondition,
} from '#domain/instant-booking.ts';
import { ANSWER_HOURS } from '#domain/reservation-lifecycle.ts';

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
  const id = useId();
  return (
    <fieldset
      data-field="instantBooking"
      aria-describedby={error === undefined ? `${id}-hint` : `${id}-hint ${id}-error`}
      className="min-w-0"
    >
      <legend className="mb-1.5 font-semibold text-sm">
        <Trans>Instant booking</Trans>
      </legend>
      <p id={`${id}-hint`} className="mb-3 text-sm text-soft">
        <Trans>
          These guests are approved as soon as they ask, and have {INSTANT_PAY_MINUTES} minutes to
          pay. You're told once they have paid. All others send you a request, and so do guests who
          recently missed a stay, had a claim on their deposit granted, or let a booking run out
          unpaid.
        </Trans>
      </p>
      <div className="grid gap-2 sm:grid-cols-2">
        {INSTANT_CONDITIONS.map((condition) => (
          <label
            key={condition}
            className="flex min-h-11 cursor-pointer gap-3 rounded-xl border border-line-strong px-4 py-3 hover:bg-sunken has-checked:border-ember has-checked:bg-ember-tint has-focus-visible:outline-2 has-focus-visible:outline-ember has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name="instantBooking"
              value={condition}
              checked={value === condition}
              onChange={() => onChange(condition)}
              className="mt-0.5 size-5 flex-none accent-ember"
            />
            <span>
              <span className="block font-semibold">{i18n._(CHOICES[condition].title)}</span>
              <span className="block text-sm text-soft">{i18n._(CHOICES[condition].about)}</span>
            </span>
          </label>
        ))}
      </div>
      {error === undefined ? null : (
        <p id={`${id}-error`} className="mt-1.5 text-danger text-sm">
          {error}
        </p>
      )}
    </fieldset>
  );
}
