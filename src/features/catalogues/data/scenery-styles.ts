import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SceneryStyle } from '#domain/vocabulary.ts';
import { SCENERY_STYLE_LABELS } from '../labels/homes.ts';

export interface SceneryEntry {
  readonly label: MessageDescriptor;
  readonly description: MessageDescriptor;
  /** Name of the lucide icon. */
  readonly icon: string;
}

/** Scenery styles (spec 1 §3); the labels are the specification's. */
export const SCENERY_STYLE_ENTRIES = {
  Nature: {
    label: SCENERY_STYLE_LABELS.Nature,
    description: msg`Trees, birds and a path that starts at the door`,
    icon: 'leaf',
  },
  NomadHub: {
    label: SCENERY_STYLE_LABELS.NomadHub,
    description: msg`Plenty of people with laptops, and plenty going on after work`,
    icon: 'laptop',
  },
  Retreat: {
    label: SCENERY_STYLE_LABELS.Retreat,
    description: msg`Far enough away to finish something`,
    icon: 'door-closed',
  },
  ZenMode: {
    label: SCENERY_STYLE_LABELS.ZenMode,
    description: msg`Quiet rooms, slow mornings, little to decide`,
    icon: 'flower-2',
  },
  Scenic: {
    label: SCENERY_STYLE_LABELS.Scenic,
    description: msg`A view that makes you late for calls`,
    icon: 'binoculars',
  },
  Cultural: {
    label: SCENERY_STYLE_LABELS.Cultural,
    description: msg`Old streets, museums and something on every evening`,
    icon: 'landmark',
  },
  Beach: {
    label: SCENERY_STYLE_LABELS.Beach,
    description: msg`Sand or rock and a swim before breakfast`,
    icon: 'waves',
  },
  Mountains: {
    label: SCENERY_STYLE_LABELS.Mountains,
    description: msg`Peaks in the window, boots in the hall`,
    icon: 'mountain',
  },
} as const satisfies Record<SceneryStyle, SceneryEntry>;
