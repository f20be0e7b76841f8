import { listExperienceChoices } from './choices.ts';

/** Every call of experiences. */
export const experienceRoutes = [listExperienceChoices] as const;
