import { EXPERIENCE_POLICIES } from '#domain/experience-policies.ts';
import { toDollars } from '#domain/money.ts';
import { EXPERIENCE_CATEGORIES } from '#domain/vocabulary.ts';
import type { ExperienceChoices } from '#features/experiences/contract.ts';
import type { Translator } from '#platform/server/services.ts';
import { EXPERIENCE_AMENITIES } from '../../catalogue/amenities.ts';
import {
  COST_ARRANGEMENTS,
  HOST_ARRANGEMENTS,
  INCLUDED_ARRANGEMENTS,
} from '../../catalogue/arrangements.ts';
import { DISCLAIMERS, needsWaiver } from '../../catalogue/disclaimers.ts';
import { EXPERIENCE_POLICY_TEXTS } from '../../catalogue/policies.ts';
import { EXPERIENCE_ROUTINES } from '../../catalogue/routines.ts';
import { EXPERIENCE_STYLES } from '../../catalogue/styles.ts';
import { EXPERIENCE_CATEGORY_LABELS } from '../../labels/categories.ts';

/** Lists of options that describe an experience, in the user's language (spec 2 §2, §3). */
export function listExperienceChoices(translate: Translator): ExperienceChoices {
  const labelled = <Entry extends { readonly label: Parameters<Translator>[0] }>(entry: Entry) => ({
    ...entry,
    label: translate(entry.label),
  });
  return {
    categories: EXPERIENCE_CATEGORIES.map((id) => ({
      id,
      label: translate(EXPERIENCE_CATEGORY_LABELS[id].label),
      description: translate(EXPERIENCE_CATEGORY_LABELS[id].description),
      needsWaiver: needsWaiver(id),
    })),
    styles: EXPERIENCE_STYLES.map((style) => ({
      ...labelled(style),
      description: translate(style.description),
      basePrice: toDollars(style.baseRate),
      amenities: [...style.amenities],
      arrangements: [...style.arrangements],
      hostArrangements: [...style.hostArrangements],
      costArrangements: [...style.costArrangements],
    })),
    amenities: EXPERIENCE_AMENITIES.map(labelled),
    arrangements: INCLUDED_ARRANGEMENTS.map(labelled),
    hostArrangements: HOST_ARRANGEMENTS.map((arrangement) => ({
      ...labelled(arrangement),
      discountDetails: translate(arrangement.discountDetails),
    })),
    costArrangements: COST_ARRANGEMENTS.map(labelled),
    disclaimers: DISCLAIMERS.map((disclaimer) => ({
      ...disclaimer,
      title: translate(disclaimer.title),
      content: disclaimer.content.map((statement) => translate(statement)),
      categories: [...disclaimer.categories],
      styles: [...disclaimer.styles],
    })),
    routines: EXPERIENCE_ROUTINES.map((routine) => ({
      ...labelled(routine),
      description: translate(routine.description),
    })),
    policies: EXPERIENCE_POLICIES.map((id) => ({
      id,
      label: translate(EXPERIENCE_POLICY_TEXTS[id].label),
      summary: translate(EXPERIENCE_POLICY_TEXTS[id].summary),
      hostSummary: translate(EXPERIENCE_POLICY_TEXTS[id].hostSummary),
    })),
  };
}
