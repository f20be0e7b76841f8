import { type ServedRoute, serve } from '#platform/server/http/serve.ts';
import { listExperienceChoices as contract } from '../contract/choices.ts';
import { listExperienceChoices } from './use-cases/list-experience-choices.ts';

/** What experiences are described by. */
export const choiceRoutesServed: readonly ServedRoute[] = [
  serve(contract, async (_, { translate }) => listExperienceChoices(translate)),
];
