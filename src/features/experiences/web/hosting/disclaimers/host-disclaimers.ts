import { DISCLAIMER_SEVERITIES, type DisclaimerSeverity } from '#domain/vocabulary.ts';
import type { DisclaimerChoice } from '../../../contract.ts';
import type { HostingValues } from '../experience-form.ts';

type Chosen = Pick<HostingValues, 'category' | 'style'>;

/**
 * Disclaimers that the host of a category and style reads before listing, the most severe first
 * (spec 2 §2, §9).
 */
export function hostDisclaimers(
  all: readonly DisclaimerChoice[],
  { category, style }: Chosen,
): DisclaimerChoice[] {
  const counts = ({ categories, styles, audience }: DisclaimerChoice) =>
    audience.host &&
    ((categories.length === 0 && styles.length === 0) ||
      (category !== null && categories.includes(category)) ||
      (style !== null && styles.includes(style)));
  const gravity = ({ severity }: DisclaimerChoice) => DISCLAIMER_SEVERITIES.indexOf(severity);
  return all.filter(counts).sort((one, other) => gravity(one) - gravity(other));
}

/** Disclaimers that still have to be acknowledged. */
export function missingDisclaimers(
  all: readonly DisclaimerChoice[],
  values: Chosen & Pick<HostingValues, 'acknowledgedDisclaimers'>,
): DisclaimerChoice[] {
  return hostDisclaimers(all, values).filter(
    ({ id, requiresAcknowledgment }) =>
      requiresAcknowledgment && !values.acknowledgedDisclaimers.includes(id),
  );
}

/** Number of disclaimers of each severity. */
export function countSeverities(
  disclaimers: readonly Pick<DisclaimerChoice, 'severity'>[],
): Record<DisclaimerSeverity, number> {
  const so = (wanted: DisclaimerSeverity) =>
    disclaimers.filter(({ severity }) => severity === wanted).length;
  return { critical: so('critical'), warning: so('warning'), info: so('info') };
}
