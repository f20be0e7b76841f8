import type { SceneryStyle } from '#domain/vocabulary.ts';
import { beach } from './beach.ts';
import { cultural } from './cultural.ts';
import { hub } from './hub.ts';
import { mountains } from './mountains.ts';
import { nature } from './nature.ts';
import { retreat } from './retreat.ts';
import { scenic } from './scenic.ts';
import type { Setting } from './setting.ts';
import { zen } from './zen.ts';

/** The landscape of each scenery style. */
export const SETTINGS: Record<SceneryStyle, Setting> = {
  Nature: nature,
  NomadHub: hub,
  Retreat: retreat,
  ZenMode: zen,
  Scenic: scenic,
  Cultural: cultural,
  Beach: beach,
  Mountains: mountains,
};
