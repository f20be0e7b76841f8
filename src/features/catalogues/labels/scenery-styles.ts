import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SceneryStyle } from '#domain/vocabulary.ts';

/** Surroundings of a home; the labels are the specification's (spec 1 §3). */
export const SCENERY_STYLE_LABELS = {
  Nature: msg`Nature`,
  NomadHub: msg`NomadHub`,
  Retreat: msg`Retreat`,
  ZenMode: msg`ZenMode`,
  Scenic: msg`Scenic`,
  Cultural: msg`Cultural`,
  Beach: msg`Beach`,
  Mountains: msg`Mountains`,
} as const satisfies Record<SceneryStyle, MessageDescriptor>;
