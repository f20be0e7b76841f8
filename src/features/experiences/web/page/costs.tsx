import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { PriceTier } from '#domain/experience-pricing.ts';
import { formatMoney } from '#domain/money.ts';
import { clockTime } from '#platform/i18n/clock-time.ts';
import { setApart } from '#platform/i18n/set-apart.ts';
import { FoldOut } from '#platform/web/ui/fold-out.tsx';
import { HostParagraph } from '#platform/web/ui/host-text.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import type { ExperienceDetails } from '../../contract.ts';
import { sellsPasses } from './seats-request.ts';

/** The parts of the price for each guest; nothing where it has one part, which the panel shows. */
export function Costs({
  experience: { price, guestCount },
}: {
  experience: Pick<ExperienceDetails, 'price' | 'guestCount'>;
}) {
  const { i18n } = useLingui();
  const { tier, session, period, fee, deposit, basePrice } = price;
  const money = (cents: number) => formatMoney(cents, i18n.locale);
  const isPassSold = sellsPasses(price) && tier !== 'one-time';
  const isShared = basePrice !== null && basePrice > period;
  const hasOnePart = session > 0 && !isShared && !isPassSold && fee + deposit === 0;
  if (hasOnePart) return null;
  return (
    <Section title={<Trans>Price breakdown</Trans>}>
      {session + fee + deposit === 0 ? (
        <p>
          <Trans>Nothing: it's free for everyone.</Trans>
        </p>
      ) : (
        <dl className="grid max-w-prose gap-4">
          <Cost
            term={isPassSold ? <Trans>One session</Trans> : <Trans>Your seat</Trans>}
            amount={money(session)}
          >
            {isShared ? (
              i18n._(
                describeSplit(tier, {
                  total: setApart(money(basePrice), i18n.locale),
                  people: guestCount,
                }),
              )
            ) : (
              <Trans>The host's price for each guest.</Trans>
            )}
          </Cost>
          {isPassSold ? (
            <Cost term={i18n._(PASS_NAMES[tier])} amount={money(period)}>
              {i18n._(PASS_TERMS[tier])}{' '}
              <Trans>It never costs more than booking its sessions one by one.</Trans>
            </Cost>
          ) : null}
          {fee === 0 ? null : (
            <Cost term={<Trans>Experience fee</Trans>} amount={money(fee)}>
              <Trans>For arranging it: once per guest and booking, non-refundable.</Trans>
            </Cost>
          )}
          {deposit === 0 ? null : (
            <Cost term={<Trans>Deposit</Trans>} amount={money(deposit)}>
              <Trans>Per guest, refunded in full when it's over.</Trans>
            </Cost>
          )}
        </dl>
      )}
    </Section>
  );
}

function Cost({
  term,
  amount,
  children,
}: {
  term: ReactNode;
  amount: string;
  children: ReactNode;
}) {
  return (
    <div>
      <dt className="flex justify-between gap-4 font-semibold">
        <span>{term}</span>
        <span translate="no" className="tabular-nums">
          {amount}
        </span>
      </dt>
      <dd className="text-soft">{children}</dd>
    </div>
  );
}

/** Time when doors open, directions, and the host's rules. */
export function GoodToKnow({ experience }: { experience: Omit<ExperienceDetails, 'policy'> }) {
  const { i18n } = useLingui();
  const { checkInTime, checkOutTime, locationDescription, rules } = experience;
  if (checkInTime === null && checkOutTime === null && locationDescription === '' && rules === '') {
    return null;
  }
  const opens = checkInTime === null ? null : clockTime(checkInTime, i18n.locale);
  const closes = checkOutTime === null ? null : clockTime(checkOutTime, i18n.locale);
  return (
    <Section title={<Trans>Good to know</Trans>}>
      <div className="grid max-w-prose gap-3">
        {opens === null ? null : (
          <p>
            <Trans>Doors open at {opens} local time.</Trans>
          </p>
        )}
        {closes === null ? null : (
          <p>
            <Trans>Everyone is out by {closes} local time.</Trans>
          </p>
        )}
        {locationDescription === '' ? null : (
          <HostParagraph className="">{locationDescription}</HostParagraph>
        )}
        {rules === '' ? null : <HostParagraph className="">{rules}</HostParagraph>}
      </div>
    </Section>
  );
}

/** Disclaimers that a guest agrees to; they tick them when they reserve. */
export function Disclaimers({ disclaimers }: Pick<ExperienceDetails, 'disclaimers'>) {
  if (disclaimers.length === 0) return null;
  return (
    <Section
      title={<Trans>Before you take part</Trans>}
      about={<Trans>You'll be asked to agree to these when you reserve.</Trans>}
    >
      <div className="grid max-w-prose gap-3">
        {disclaimers.map(({ id, title, content }) => (
          <FoldOut key={id} title={title}>
            <ul className="grid list-disc gap-2 ps-5">
              {content.map((statement) => (
                <li key={statement}>{statement}</li>
              ))}
            </ul>
          </FoldOut>
        ))}
      </div>
    </Section>
  );
}

/** A cancellation policy in a sentence. */
export function PolicyText({ policy }: Pick<ExperienceDetails, 'policy'>) {
  return (
    <p>
      <strong className="font-semibold">{`${policy.label}.`}</strong>{' '}
      <span>{`${policy.summary}.`}</span>
    </p>
  );
}

/** Name of the pass that the price of a period buys. */
export const PASS_NAMES: Readonly<Record<Exclude<PriceTier, 'one-time'>, MessageDescriptor>> = {
  daily: msg`Day pass`,
  weekly: msg`Weekly pass`,
  monthly: msg`Monthly pass`,
};

/** Unit of the price. */
export const PRICE_UNITS: Readonly<Record<PriceTier, MessageDescriptor>> = {
  'one-time': msg`per guest`,
  daily: msg`per guest, per day`,
  weekly: msg`per guest, per week`,
  monthly: msg`per guest, per month`,
};

/** Explains a guest's share of the group's total. */
function describeSplit(
  tier: PriceTier,
  { total, people }: { readonly total: string; readonly people: number },
): MessageDescriptor {
  switch (tier) {
    case 'one-time':
      return msg`The group pays ${total} together, split among ${people} people, host included. If fewer come, you pay the same and the host covers the rest.`;
    case 'daily':
      return msg`The group pays ${total} a day together, split among ${people} people, host included. If fewer come, you pay the same and the host covers the rest.`;
    case 'weekly':
      return msg`The group pays ${total} a week together, split among ${people} people, host included. If fewer come, you pay the same and the host covers the rest.`;
    case 'monthly':
      return msg`The group pays ${total} a month together, split among ${people} people, host included. If fewer come, you pay the same and the host covers the rest.`;
  }
}

/** Terms of use of a pass. */
const PASS_TERMS: Readonly<Record<Exclude<PriceTier, 'one-time'>, MessageDescriptor>> = {
  daily: msg`Every session on the day you choose, per guest.`,
  weekly: msg`Every session within a week of the date you choose, per guest.`,
  monthly: msg`Every session within a month of the date you choose, per guest.`,
};
