import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SceneryStyle } from '#domain/vocabulary.ts';

export interface SceneryEntry {
  readonly label: MessageDescriptor;
  readonly description: MessageDescriptor;
  /** Name of the lucide icon. */
  readonly icon: string;
}

/** Scenery styles (spec 1 §3); the labels are the specification's. */
export const SCENERY_STYLE_ENTRIES = {
  Nature: {
    label: msg`Nature`,
    description: msg`Trees, birds and a path that starts at the door`,
    icon: 'leaf',
  },
  NomadHub: {
    label: msg`NomadHub`,
    description: msg`Plenty of people with laptops, and plenty going on after work`,
    icon: 'laptop',
  },
  Retreat: {
    label: msg`Retreat`,
    description: msg`Far enough away to finish something`,
    icon: 'door-closed',
  },
  ZenMode: {
    label: msg`ZenMode`,
    description: msg`Quiet rooms, slow mornings, little to decide`,
    icon: 'flower-2',
  },
  Scenic: {
    label: msg`Scenic`,
    description: msg`A view that makes you late for calls`,
    icon: 'binoculars',
  },
  Cultural: {
    label: msg`Cultural`,
    description: msg`Old streets, museums and something on every evening`,
    icon: 'landmark',
  },
  Beach: {
    label: msg`Beach`,
    description: msg`Sand or rock and a swim before breakfast`,
    icon: 'waves',
  },
  Mountains: {
    label: msg`Mountains`,
    description: msg`Peaks in the window, boots in the hall`,
    icon: 'mountain',
  },
} as const satisfies Record<SceneryStyle, SceneryEntry>;
