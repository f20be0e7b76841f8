import { msg } from '@lingui/core/macro';
import { todayIn } from '#domain/dates.ts';
import { MIN_PARTICIPANTS } from '#domain/experience-form.ts';
import {
  type BasePrice,
  computeArrangementFee,
  computeBasePrice,
  computeBaseRate,
  findPriceTier,
  hostCovers,
  PERIOD_DAYS,
  type PriceSource,
  type PriceSplit,
  type PriceTier,
  type PricingOption,
  type PricingWarning,
  pricingWarnings,
  splitPrice,
} from '#domain/experience-pricing.ts';
import { type Cents, toCents } from '#domain/money.ts';

import { sessionPrice } from '#domain/seat-pricing.ts';
import type { ExperienceCategory } from '#domain/vocabulary.ts';
import type { PriceSummary } from '#features/experiences/contract.ts';
import type { Translator } from '#platform/server/services.ts';
import { entryDates } from '../schedule/planned-sessions.ts';
import type { EntryDetails } from '../store/hosting.ts';
import { toEntryRule } from './read-timetable.ts';

/** Fields of a form that determine its price. */
export interface PricedForm {
  readonly category: ExperienceCategory | null;
  readonly price: number;
  readonly isPriceAutomatic: boolean;
  readonly arrangementFee: number | null;
  readonly guestCount: number;
}

/** Values besides the form that determine its price. */
export interface PriceTerms {
  readonly entries: readonly EntryDetails[];
  /** Cents of one session of its style for the group; null without a style. */
  readonly baseRate: Cents | null;
  /** Terms of the manager of the place; null without a manager. */
  readonly managed: {
    readonly options: readonly PricingOption[];
    readonly isOwner: boolean;
  } | null;
  readonly now: Temporal.Instant;
}

/** The price of an experience, fixed when it is saved. */
export interface MadePrice {
  readonly tier: PriceTier;
  readonly source: PriceSource;
  /** Null where the host sets the price for a guest. */
  readonly base: BasePrice | null;
  readonly sessionsPerPeriod: number;
  readonly fee: Cents | null;
  readonly split: PriceSplit;
  readonly isOwner: boolean;
  readonly warnings: readonly PricingWarning[];
}

/**
 * The price of a form (spec 2 §9): the manager's where the place is managed, the rate of the style
 * where the host chose automatic pricing, otherwise the host's own.
 */
export function priceOfForm(form: PricedForm, terms: PriceTerms): MadePrice {
  const { entries, baseRate, managed, now } = terms;
  const active = entries.filter(({ isActive }) => isActive);
  const tier = findPriceTier(
    entries.map((entry) => ({ ...toEntryRule(entry), isActive: entry.isActive })),
  );
  const sessionsPerPeriod = tier === 'one-time' ? 1 : sessionsWithin(active, PERIOD_DAYS[tier]);
  const fee =
    form.category === null ? null : computeArrangementFee(form.category, form.arrangementFee ?? 0);
  const isOwner = managed?.isOwner ?? false;
  const ofManager =
    managed === null ? null : computeBasePrice(managed.options, tier, daysInMonth(active[0], now));
  const ofStyle =
    baseRate !== null && entries.length > 0 && form.isPriceAutomatic
      ? computeBaseRate(baseRate, sessionsPerPeriod)
      : null;
  const base = ofManager ?? ofStyle;
  const source = ofManager !== null ? 'manager' : ofStyle !== null ? 'base' : 'manual';
  const split = splitPrice({
    base,
    manualPrice: toCents(form.price),
    participants: Math.max(MIN_PARTICIPANTS, form.guestCount),
    fee: fee ?? 0,
    isOwner,
  });
  const warnings = pricingWarnings({
    base,
    participants: form.guestCount,
    fee: fee ?? 0,
    isOwner,
    share: split.share,
  });
  return { tier, source, base, sessionsPerPeriod, fee, split, isOwner, warnings };
}

/** Number of sessions within a number of days from the first one on; at least one. */
function sessionsWithin(entries: readonly EntryDetails[], days: number): number {
  const firsts = entries.map((entry) => entry.specificDate ?? entry.startsOn).sort();
  const [start] = firsts;
  if (start === undefined) return 1;
  const end = Temporal.PlainDate.from(start).add({ days }).toString();
  const all = entries.flatMap((entry) => entryDates(toEntryRule(entry), { start, end }));
  return Math.max(1, all.length);
}

/** Days of the current month in the time zone of the first entry. */
function daysInMonth(entry: EntryDetails | undefined, now: Temporal.Instant): number {
  return Temporal.PlainDate.from(todayIn(now, entry?.timeZone ?? 'UTC')).daysInMonth;
}

type Text = ReturnType<typeof msg>;

const WARNINGS: Readonly<Record<PricingWarning, Text>> = {
  'no-participants': msg`Participant count must be at least 1 (yourself)`,
  'bulk-discount': msg`With more than 20 guests, consider a bulk discount.`,
  'fee-above-share': msg`The arrangement fee is higher than each guest's share of the base price.`,
  'low-base': msg`The base price is under $10. Is that what you meant?`,
};

/** The price as the pricing panel explains it, in the user's language. */
export function toPriceSummary(price: MadePrice, translate: Translator): PriceSummary {
  const { base, split, isOwner, sessionsPerPeriod } = price;
  const guests = split.guestsPay === 0 ? 0 : Math.round(split.guestsPay / split.guestOwes);
  return {
    tier: price.tier,
    source: price.source,
    basePrice: base?.amount ?? null,
    isPerPerson: base?.isPerPerson ?? false,
    sessionsPerPeriod,
    share: split.share,
    sessionShare: sessionPrice(split.share, sessionsPerPeriod),
    fee: price.fee ?? 0,
    guestOwes: split.guestOwes,
    hostOwes: split.hostOwes,
    guestsPay: split.guestsPay,
    totalRevenue: split.totalRevenue,
    isLocationOwner: isOwner,
    ownerBenefit: split.ownerBenefit,
    ownershipMessage: isOwner
      ? translate(msg`You manage this place, so you pay nothing as a participant.`)
      : '',
    warnings: price.warnings.map((warning) => translate(WARNINGS[warning])),
    covered:
      base === null || base.isPerPerson || isOwner
        ? []
        : Array.from({ length: guests + 1 }, (_, at) => ({
            guests: guests - at,
            amount: hostCovers(base.amount, split.share, guests - at),
          })),
  };
}
