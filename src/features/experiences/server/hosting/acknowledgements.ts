import { disclaimerHash } from '../../catalogue/disclaimer-text.ts';
import { disclaimersFor } from '../../catalogue/disclaimers.ts';
import type { ExperienceStyle } from '../../catalogue/experience-style.ts';

/** The records of a host who acknowledged all that a style asks for. */
export function acknowledgementsOf(
  { category, id: style }: ExperienceStyle,
  {
    listingId,
    userId,
    userName,
    now,
  }: {
    readonly listingId: string;
    readonly userId: string;
    readonly userName: string;
    readonly now: Temporal.Instant;
  },
) {
  return disclaimersFor(category, style)
    .filter(({ requiresAcknowledgment }) => requiresAcknowledgment)
    .map(({ id, version }) => ({
      listingId,
      disclaimerId: id,
      version,
      userId,
      userName,
      role: 'host' as const,
      at: now,
      textDigest: disclaimerHash(id),
    }));
}
