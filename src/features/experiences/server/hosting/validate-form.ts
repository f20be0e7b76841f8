import { type SubmitProblem, submitProblems } from '#domain/experience-checks.ts';
import { isOnlyStyle } from '#domain/experience-title.ts';
import { isBuiltInPlace } from '#domain/place-id.ts';
import type { ExperienceForm } from '#features/experiences/contract.ts';
import { Problem } from '#platform/server/http/problem.ts';
import type { Translator } from '#platform/server/services.ts';
import { disclaimersFor } from '../../catalogue/disclaimers.ts';
import type { ExperienceStyle } from '../../catalogue/experience-style.ts';
import { SUBMIT_PROBLEM_TEXTS } from '../../labels/submit-problems.ts';

/** The field of the form at which each is told. */
const FIELDS: Readonly<Record<SubmitProblem, keyof ExperienceForm>> = {
  arrangements: 'arrangements',
  amenity: 'amenity',
  location: 'location',
  category: 'category',
  style: 'style',
  images: 'imageSrc',
  schedule: 'routineSchedule',
  rules: 'rules',
  instructions: 'instructions',
  price: 'price',
  guests: 'guestCount',
  policy: 'cancellationPolicy',
  'title-and-address': 'title',
};

/**
 * Refuses what can't be listed (spec 2 §5), all of it at once.
 *
 * @throws Problem 'invalid-input' with a text at each field, in the order of the checks
 */
export function validateForm(
  form: ExperienceForm,
  style: ExperienceStyle | null,
  translate: Translator,
): void {
  const hasTitle = style === null || !isOnlyStyle(form.title, translate(style.label));
  const problems = submitProblems({
    ...form,
    title: hasTitle ? form.title : '',
    recommendationId: recommendationOf(form),
    style: style?.id ?? null,
    offersAmenities: (style?.amenities.length ?? 0) > 0,
    hasLocation: true,
    images: form.imageSrc.length,
    entries: form.routineSchedule.length,
  });
  if (problems.length === 0) return;
  const fields = problems.map((problem) => [
    FIELDS[problem],
    translate(SUBMIT_PROBLEM_TEXTS[problem]),
  ]);
  throw new Problem('invalid-input', { fields: Object.fromEntries(fields) });
}

/** The recommended place, where it brings a title and an address: nothing of Google's is kept. */
function recommendationOf({ recommendationId }: ExperienceForm): string | null {
  return recommendationId !== null && isBuiltInPlace(recommendationId) ? recommendationId : null;
}

/**
 * Refuses a host who has not acknowledged every disclaimer that asks for it.
 *
 * @throws Problem 'disclaimers-missing' with a text at each that is missing
 */
export function validateDisclaimers(
  {
    category,
    acknowledgedDisclaimers,
  }: Pick<ExperienceForm, 'category' | 'acknowledgedDisclaimers'>,
  style: ExperienceStyle,
  translate: Translator,
): void {
  const missing = disclaimersFor(category, style.id).filter(
    ({ id, requiresAcknowledgment }) =>
      requiresAcknowledgment && !acknowledgedDisclaimers.includes(id),
  );
  if (missing.length === 0) return;
  const fields = missing.map(({ id, title }) => [
    `acknowledgedDisclaimers.${id}`,
    translate(title),
  ]);
  throw new Problem('disclaimers-missing', { fields: Object.fromEntries(fields) });
}
