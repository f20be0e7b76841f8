import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Statement } from '../../contract.ts';

type Line = Statement['lines'][number];

const EARNED = msg`Earned`;
const TAKEN_BACK = msg`Taken back`;
const PAYOUT = msg`Payout`;
const TEXTS: Readonly<Record<Exclude<Line['kind'], 'release'>, MessageDescriptor>> = {
  claim: msg`From the deposit`,
  payout: PAYOUT,
  'payout-refused': msg`Payout that didn't go through`,
  'payout-reversed': msg`Payout that came back`,
};

/** The reason why a host's money moved, in a word or two. */
export function describeEntry({ kind, amount }: Pick<Line, 'kind' | 'amount'>, i18n: I18n): string {
  if (kind !== 'release') return i18n._(TEXTS[kind]);
  return i18n._(amount < 0 ? TAKEN_BACK : EARNED);
}
