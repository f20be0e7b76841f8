import { Plural, Trans } from '@lingui/react/macro';
import type { NightsQuote } from '../contract.ts';

/** What stands behind a total: for how long it is, and that nothing comes on top. */
export function AllInFor({ answer }: { answer: NightsQuote }) {
  return (
    <Trans>
      for <Plural value={answer.quote.nights} one="# night" other="# nights" />, all in
    </Trans>
  );
}
