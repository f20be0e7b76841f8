import { msg } from '@lingui/core/macro';
import { isLetterValid } from '#domain/permissions.ts';
import { BRAND } from '#platform/brand/brand.ts';
import { formatDay } from '#platform/i18n/days.ts';
import { dayIn } from '#platform/i18n/moments.ts';
import { setApart } from '#platform/i18n/set-apart.ts';
import { CHECK_PATH } from '../../contract/paths.ts';
import type { StayDocument } from '../../contract.ts';
import { type DocumentInput, wherePart, whoPart } from './stay-parts.ts';

/** The letter of accommodation of a stay in one language. */
export function letterText(
  input: DocumentInput,
  { madeAt, code, origin }: { madeAt: Temporal.Instant; code: string; origin: string },
): StayDocument {
  const { translate, reservation, facts } = input;
  const { guestName } = facts;
  const key = setApart(reservation.key, translate.locale);
  const product = BRAND.name;
  const url = setApart(`${origin}${CHECK_PATH}`, translate.locale);
  const made = formatDay(dayIn(madeAt, reservation.timeZone), translate.locale, 'long');
  return {
    locale: translate.locale,
    title: translate(msg`Letter of accommodation`),
    notice: isLetterValid(reservation)
      ? null
      : translate(msg`This stay was cancelled. The letter is no longer valid.`),
    opening: [
      translate(msg`To whom it may concern`),
      translate(
        msg`${product} confirms that ${guestName} has booked the following accommodation, and that the host has approved the stay. Reference: ${key}.`,
      ),
    ],
    parts: [
      whoPart(input),
      wherePart(input),
      {
        title: translate(msg`How to check this letter`),
        facts: [{ label: translate(msg`Code`), value: code }],
        lines: [
          translate(
            msg`Open ${url} and enter the code, or scan the QR code. The page shows whether the stay is valid or cancelled, with its current dates, its city and the guest's initials.`,
          ),
          translate(msg`Letter issued on ${made}.`),
        ],
      },
    ],
  };
}
