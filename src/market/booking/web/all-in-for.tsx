import { Plural, Trans } from '@lingui/react/macro';
import type { NightsQuote } from '../contract.ts';

/** Text behind a total: the length of the stay, and that nothing is added. */
export function AllInFor({ answer }: { answer: NightsQuote }) {
  return (
    <Trans>
      for <Plural value={answer.quote.nights} one="# night" other="# nights" />, all in
    </Trans>
  );
}
