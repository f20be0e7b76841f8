import { Trans } from '@lingui/react/macro';
import { FoldOut } from '#platform/web/ui/fold-out.tsx';
import { Section } from '#platform/web/ui/section.tsx';
import type { ExperienceDetails } from '../../contract.ts';

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
