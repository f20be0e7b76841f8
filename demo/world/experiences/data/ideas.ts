import type { ExperienceCategory } from '#domain/vocabulary.ts';
import type { ExperienceIdea } from '../idea.ts';
import { ADVENTURE } from './adventure.ts';
import { COMMUNITY } from './community.ts';
import { CULTURE } from './culture.ts';
import { FITNESS } from './fitness.ts';
import { MAKERSPACE } from './makerspace.ts';
import { RETREAT } from './retreat.ts';
import { SOCIAL_NETWORKING } from './social-networking.ts';
import { VOLUNTEER } from './volunteer.ts';
import { WORKSHOP } from './workshop.ts';

const OF_CATEGORIES: Readonly<Record<ExperienceCategory, readonly ExperienceIdea[]>> = {
  Community: COMMUNITY,
  Culture: CULTURE,
  Adventure: ADVENTURE,
  Fitness: FITNESS,
  Makerspace: MAKERSPACE,
  Retreat: RETREAT,
  SocialNetworking: SOCIAL_NETWORKING,
  Volunteer: VOLUNTEER,
  Workshop: WORKSHOP,
};

/** The experiences of the demo world, thirteen or fourteen of each category. */
export const IDEAS: readonly ExperienceIdea[] = Object.values(OF_CATEGORIES).flat();
