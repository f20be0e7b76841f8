import { Plural } from '@lingui/react/macro';
import type { NightPlace } from '../../contract.ts';

/** How many are ahead in the line. */
export function Ahead({ place: { ahead } }: { place: Pick<NightPlace, 'ahead'> }) {
  return (
    <Plural
      value={ahead}
      _0="You're first in line"
      one="# person is ahead of you"
      other="# people are ahead of you"
    />
  );
}
