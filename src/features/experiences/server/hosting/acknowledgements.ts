import { disclaimerHash } from '../../catalogue/disclaimer-text.ts';
import { type DISCLAIMERS, disclaimersFor } from '../../catalogue/disclaimers.ts';
import type { ExperienceStyle } from '../../catalogue/experience-style.ts';

/** The user who acknowledged a text, the listing, and the time. */
interface Acknowledger {
  readonly listingId: string;
  readonly userId: string;
  readonly userName: string;
  readonly now: Temporal.Instant;
}

/**
 * The records of a host who acknowledged all disclaimers that a style requires, and of the optional
 * ones they ticked.
 *
 * @param acknowledged ids; those that the style doesn't have are ignored
 */
export function hostAcknowledgements(
  { category, id: style }: ExperienceStyle,
  acknowledged: readonly string[],
  { now, ...host }: Acknowledger,
) {
  return disclaimersFor(category, style)
    .filter(({ id, requiresAcknowledgment }) => requiresAcknowledgment || acknowledged.includes(id))
    .map((disclaimer) => ({
      ...host,
      ...toDisclaimerRecord(disclaimer, now),
      role: 'host' as const,
    }));
}

/** The records of a guest who acknowledged disclaimers with their reservation. */
export function participantAcknowledgements(
  disclaimers: readonly (typeof DISCLAIMERS)[number][],
  { now, ...guest }: Acknowledger & { readonly reservationId: string },
) {
  return disclaimers.map((disclaimer) => ({
    ...guest,
    ...toDisclaimerRecord(disclaimer, now),
    role: 'participant' as const,
  }));
}

/** Identifies the text by its version and its hash. */
function toDisclaimerRecord({ id, version }: (typeof DISCLAIMERS)[number], now: Temporal.Instant) {
  return { disclaimerId: id, version, at: now, textDigest: disclaimerHash(id) };
}
