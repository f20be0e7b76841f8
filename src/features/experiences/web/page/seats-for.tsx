import { Plural, Trans } from '@lingui/react/macro';

/** What stands behind a total: for how many it is, and that nothing comes on top. */
export function SeatsFor({ guests, isFree }: { guests: number; isFree: boolean }) {
  const people = <Plural value={guests} one="# guest" other="# guests" />;
  return isFree ? <Trans>for {people}</Trans> : <Trans>for {people}, all in</Trans>;
}
