import { Plural } from '@lingui/react/macro';
import type { SoughtKind } from './sought-kind.ts';

/** Number of listings of the kind at a place. */
export function PlaceCount({ kind, count }: { kind: SoughtKind; count: number }) {
  switch (kind) {
    case 'stay':
      return <Plural value={count} one="# home" other="# homes" />;
    case 'itinerant':
      return <Plural value={count} one="# itinerant" other="# itinerants" />;
    case 'experience':
      return <Plural value={count} one="# experience" other="# experiences" />;
  }
}
