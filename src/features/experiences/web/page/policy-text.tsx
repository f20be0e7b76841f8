import type { ExperienceDetails } from '../../contract.ts';

/** A cancellation policy in a sentence. */
export function PolicyText({ policy }: Pick<ExperienceDetails, 'policy'>) {
  return (
    <p>
      <strong className="font-semibold">{`${policy.label}.`}</strong>{' '}
      <span>{`${policy.summary}.`}</span>
    </p>
  );
}
