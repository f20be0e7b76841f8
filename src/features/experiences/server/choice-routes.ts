import { type ServedRoute, serve } from '#platform/server/http/serve.ts';
import { listExperienceChoices as contract } from '../contract/choices.ts';
import { listExperienceChoices } from './use-cases/list-experience-choices.ts';

/** Routes of the lists that describe experiences. */
export const choiceRoutesServed: readonly ServedRoute[] = [
  serve(contract, async (_, { translate }) => listExperienceChoices(translate)),
];
