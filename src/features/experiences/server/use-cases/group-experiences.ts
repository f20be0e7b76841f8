import type { RequestContext } from '#platform/server/http/serve.ts';
import { type BriefExperience, loadBriefExperiences } from '../store/search/grouped-experiences.ts';

/** Experiences in the grouped answer: the newest of them when there are more. */
const MAX_GROUPED = 2_000;

interface CountryExperiences {
  locationValue: string;
  experiences: Omit<BriefExperience, 'locationValue'>[];
}

/** All experiences with a session to come, by country (spec 2 §7), for the choices of the dialogs. */
export async function groupExperiences({ db, now }: RequestContext): Promise<CountryExperiences[]> {
  const groups = new Map<string, CountryExperiences>();
  for (const { locationValue, ...experience } of await loadBriefExperiences(db, now, MAX_GROUPED)) {
    const group = groups.get(locationValue) ?? { locationValue, experiences: [] };
    group.experiences.push(experience);
    groups.set(locationValue, group);
  }
  return [...groups.values()];
}
