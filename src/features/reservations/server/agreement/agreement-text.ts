import { msg } from '@lingui/core/macro';
import { CLAIM_HOURS } from '#domain/resolutions.ts';
import { discountLabel, PRICE_LINE_LABELS } from '#features/catalogues/index.server.ts';
import { type PolicyTexts, placedRefunds } from '#market/booking/index.server.ts';
import { formatDay } from '#platform/i18n/days.ts';
import { numberFormat } from '#platform/i18n/formats.ts';
import { dayIn } from '#platform/i18n/moments.ts';
import { setApart } from '#platform/i18n/set-apart.ts';
import type { StayDocument } from '../../contract.ts';
import { listInstalments } from '../money/instalments.ts';
import type { Acceptance } from './acceptance.ts';
import {
  amountText,
  type DocumentInput,
  momentText,
  type Part,
  wherePart,
  whoPart,
} from './stay-parts.ts';

/** Facts of an agreement beside the place and the dates. */
export interface AgreementInput extends DocumentInput {
  readonly policy: PolicyTexts;
  readonly acceptance: Acceptance;
}

/** The agreement of a stay in one language. */
export function agreementText(input: AgreementInput): StayDocument {
  const { translate, reservation, acceptance } = input;
  const key = setApart(reservation.key, translate.locale);
  const ended = acceptance.cancelledAt;
  const cancelled = ended === null ? null : momentText(ended, reservation, translate);
  return {
    locale: translate.locale,
    title: translate(msg`Stay agreement`),
    notice: cancelled === null ? null : translate(msg`This stay was cancelled on ${cancelled}.`),
    opening: [translate(msg`Guest and host have agreed on the following stay. Reference: ${key}.`)],
    parts: [
      whoPart(input),
      wherePart(input),
      pricePart(input),
      paymentsPart(input),
      depositPart(input),
      rulesPart(input),
      cancellationPart(input),
      acceptancePart(input),
    ],
  };
}

function pricePart({ translate, reservation }: AgreementInput): Part {
  const number = numberFormat(translate.locale, {});
  const { lines, total } = reservation.quote;
  return {
    title: translate(msg`Price`),
    facts: [
      ...lines.map(({ kind, amount, quantity, unitAmount, field }) => {
        const name = translate(
          kind === 'discount' ? discountLabel(field) : PRICE_LINE_LABELS[kind],
        );
        const isCounted = quantity !== undefined && unitAmount !== undefined && quantity > 0;
        const how = isCounted
          ? `, ${number.format(quantity)} × ${amountText(unitAmount, translate)}`
          : '';
        return { label: `${name}${how}`, value: amountText(amount, translate) };
      }),
      { label: translate(msg`Total`), value: amountText(total, translate) },
    ],
    lines: [translate(msg`All amounts are in US dollars.`)],
  };
}

/** When the price is paid: in instalments, or all of it once the host has approved. */
function paymentsPart({ translate, reservation }: AgreementInput): Part {
  const title = translate(msg`How it's paid`);
  const instalments = listInstalments(reservation);
  if (instalments.length === 0) {
    const amount = amountText(reservation.total, translate);
    const text =
      reservation.total === 0
        ? msg`There's nothing to pay.`
        : msg`The guest pays ${amount} once the host has approved.`;
    return { title, facts: [], lines: [translate(text)] };
  }
  return {
    title,
    facts: instalments.map(({ dueAt, amount }) => {
      const day =
        dueAt === null
          ? ''
          : formatDay(dayIn(dueAt, reservation.timeZone), translate.locale, 'weekday');
      return {
        label: translate(dueAt === null ? msg`Once the host has approved` : msg`Due on ${day}`),
        value: amountText(amount, translate),
      };
    }),
    lines: [],
  };
}

function depositPart({ translate, reservation }: AgreementInput): Part {
  const amount = amountText(reservation.quote.deposit, translate);
  const text =
    reservation.quote.deposit === 0
      ? msg`No deposit is taken.`
      : msg`${amount} of the price is a deposit. It's refunded within ${CLAIM_HOURS} hours after the stay, unless the host claims part of it for damage.`;
  return { title: translate(msg`Deposit`), facts: [], lines: [translate(text)] };
}

function rulesPart({ translate, facts }: AgreementInput): Part {
  return {
    title: translate(msg`House rules`),
    facts: [],
    lines:
      facts.houseRules.length > 0
        ? [...facts.houseRules]
        : [translate(msg`The host hasn't set any rules.`)],
  };
}

/** The refunds of a cancellation by the guest over time, and that of one by the host. */
function cancellationPart({ translate, reservation, policy }: AgreementInput): Part {
  const { quote, timeZone } = reservation;
  const label = translate(policy.label);
  const points = placedRefunds(
    reservation.policy,
    { lines: quote.lines, paid: quote.total },
    timeZone,
  );
  return {
    title: translate(msg`Cancellation: ${label}`),
    facts: points.map(({ until, amount, isMost }) => {
      const moment = until === null ? '' : momentText(until, reservation, translate);
      const refund = amountText(amount, translate);
      return {
        label: translate(
          until === null
            ? msg`After that, the guest gets back`
            : msg`Until ${moment}, the guest gets back`,
        ),
        value: isMost && amount > 0 ? translate(msg`up to ${refund}`) : refund,
      };
    }),
    lines: [translate(msg`If the host cancels, the guest gets everything back.`)],
  };
}

function acceptancePart({ translate, reservation, facts, acceptance }: AgreementInput): Part {
  const row = (name: string, at: Temporal.Instant | null) => ({
    label: name,
    value: at === null ? '–' : momentText(at, reservation, translate),
  });
  return {
    title: translate(msg`Accepted`),
    facts: [row(facts.guestName, acceptance.guestAt), row(facts.hostName, acceptance.hostAt)],
    lines: [
      translate(
        msg`The guest accepted by asking for these dates, the host by approving them. Both did so while logged in to their accounts.`,
      ),
    ],
  };
}
