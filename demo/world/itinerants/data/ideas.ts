import type { ItinerantCategory } from '#domain/vocabulary.ts';
import type { ItinerantIdea } from '../idea.ts';
import { LIVING_TOGETHER } from './living-together.ts';
import { MAKING_THINGS } from './making-things.ts';
import { ON_THE_MOVE } from './on-the-move.ts';
import { QUIET_AND_OLD } from './quiet-and-old.ts';

/** Five itinerants of each category: one that is over, one that is running and three to come. */
export const IDEAS: Readonly<Record<ItinerantCategory, readonly ItinerantIdea[]>> = {
  ...LIVING_TOGETHER,
  ...MAKING_THINGS,
  ...ON_THE_MOVE,
  ...QUIET_AND_OLD,
};
