import { EXPERIENCE_CATEGORIES, type ExperienceCategory } from '#domain/vocabulary.ts';
import type { CategoryLine } from '#platform/web/section/category-line.ts';
import type { IconComponent } from '#platform/web/ui/icon.ts';
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
import { EXPERIENCE_CATEGORY_LABELS } from '../../labels/categories.ts';

/** The icons of the nine kinds of experiences. */
const ICONS: Readonly<Record<ExperienceCategory, IconComponent>> = {
  Community: Users,
  Culture: Landmark,
  Adventure: Compass,
  Fitness: Dumbbell,
  Makerspace: Hammer,
  Retreat: DoorClosed,
  SocialNetworking: MessageCircle,
  Volunteer: HandHeart,
  Workshop: NotebookPen,
};

/** The nine kinds of experiences for strips and cards (spec 2 §3). */
export const EXPERIENCE_LINES = Object.fromEntries(
  EXPERIENCE_CATEGORIES.map((id) => [id, { ...EXPERIENCE_CATEGORY_LABELS[id], Icon: ICONS[id] }]),
) as Readonly<Record<ExperienceCategory, CategoryLine>>;
