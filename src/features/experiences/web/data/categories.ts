import { msg } from '@lingui/core/macro';
import type { ExperienceCategory } from '#domain/vocabulary.ts';
import type { CategoryLine } from '#platform/web/section/section-strip.tsx';
import {
  Compass,
  DoorClosed,
  Dumbbell,
  Hammer,
  HandHeart,
  Landmark,
  MessageCircle,
  NotebookPen,
  Users,
} from '#platform/web/ui/icons.ts';

/** The nine kinds of experiences (spec 2 §3). */
export const EXPERIENCE_LINES: Readonly<Record<ExperienceCategory, CategoryLine>> = {
  Community: {
    label: msg`Community`,
    description: msg`Tables, circles and evenings open to everyone`,
    Icon: Users,
  },
  Culture: {
    label: msg`Culture`,
    description: msg`Museums, music and the stories of a street`,
    Icon: Landmark,
  },
  Adventure: {
    label: msg`Adventure`,
    description: msg`Out on the water, up the hill, back for the evening call`,
    Icon: Compass,
  },
  Fitness: {
    label: msg`Fitness`,
    description: msg`Runs, mats and weights in good company`,
    Icon: Dumbbell,
  },
  Makerspace: {
    label: msg`Makerspace`,
    description: msg`Saws, printers, solder and someone to show you how`,
    Icon: Hammer,
  },
  Retreat: {
    label: msg`Retreat`,
    description: msg`A day or two away from every screen`,
    Icon: DoorClosed,
  },
  SocialNetworking: {
    label: msg`Social Networking`,
    description: msg`Meet people who do what you do`,
    Icon: MessageCircle,
  },
  Volunteer: {
    label: msg`Volunteer`,
    description: msg`Give a morning to the place you live in`,
    Icon: HandHeart,
  },
  Workshop: {
    label: msg`Workshop`,
    description: msg`Learn one thing well in an afternoon`,
    Icon: NotebookPen,
  },
};
