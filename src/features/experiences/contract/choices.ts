import * as v from 'valibot';
import { EXPERIENCE_POLICIES } from '#domain/experience-policies.ts';
import { DISCLAIMER_SEVERITIES, EXPERIENCE_CATEGORIES } from '#domain/vocabulary.ts';
import { eventTypeSchema } from '#market/page/contract.ts';
import { defineRoute } from '#platform/contract/route.ts';
import { centsSchema } from '#platform/contract/schemas.ts';

/**
 * Lucide's names of the icons that arrangements and disclaimers have; pages contain an SVG of each.
 */
export const ARRANGEMENT_ICONS = [
  'armchair',
  'award',
  'backpack',
  'briefcase-medical',
  'bus',
  'chef-hat',
  'compass',
  'cup-soda',
  'door-closed',
  'door-open',
  'droplet',
  'dumbbell',
  'eighth-notes',
  'flower-2',
  'glass-water',
  'graduation-cap',
  'hammer',
  'hand',
  'hand-heart',
  'house',
  'images',
  'lock',
  'package',
  'party-popper',
  'sandwich',
  'shield-check',
  'sparkles',
  'tag',
  'ticket',
  'timer',
  'utensils',
  'wallet',
] as const;
export type ArrangementIcon = (typeof ARRANGEMENT_ICONS)[number];

const labelled = { id: v.string(), label: v.string() };
const categorySchema = v.picklist(EXPERIENCE_CATEGORIES);
const idList = v.array(v.string());

/** Something that a guest gets, or may have to pay for, translated (spec 2 §3). */
export const arrangementSchema = v.object({ ...labelled, icon: v.picklist(ARRANGEMENT_ICONS) });
export type Arrangement = v.InferOutput<typeof arrangementSchema>;

/** An item that the host brings, and what everyone saves by it; translated. */
export const hostArrangementSchema = v.object({
  ...arrangementSchema.entries,
  discountDetails: v.string(),
});
export type HostArrangement = v.InferOutput<typeof hostArrangementSchema>;

export const experienceStyleSchema = v.object({
  ...labelled,
  category: categorySchema,
  /** Single-line text of its card. */
  description: v.string(),
  /** Price of one session for the whole group. */
  baseRate: centsSchema,
  /** The same in dollars (spec 2 §3). */
  basePrice: v.number(),
  /** Amenities that its hosts choose from; ids of the lists of this response. */
  amenities: idList,
  arrangements: idList,
  hostArrangements: idList,
  costArrangements: idList,
});
export type StyleChoice = v.InferOutput<typeof experienceStyleSchema>;

/** A text that users read before an experience is listed or reserved, translated (spec 2 §3). */
export const disclaimerSchema = v.object({
  id: v.string(),
  /** From 1; every other text is a new version. */
  version: v.number(),
  title: v.string(),
  icon: v.picklist(ARRANGEMENT_ICONS),
  severity: v.picklist(DISCLAIMER_SEVERITIES),
  requiresAcknowledgment: v.boolean(),
  /** Its statements. */
  content: v.array(v.string()),
  /** Readers: hosts before listing, participants before reserving. */
  audience: v.object({ host: v.boolean(), participant: v.boolean() }),
  /** A match in one of these suffices; when both are empty, it applies to every experience. */
  categories: v.array(categorySchema),
  styles: idList,
});
export type DisclaimerChoice = v.InferOutput<typeof disclaimerSchema>;

export const experiencePolicySchema = v.object({
  id: v.picklist(EXPERIENCE_POLICIES),
  label: v.string(),
  /** Summary for guests, followed by the one for hosts. */
  summary: v.string(),
  hostSummary: v.string(),
});

export const experienceChoicesSchema = v.object({
  categories: v.array(
    v.object({
      id: categorySchema,
      label: v.string(),
      description: v.string(),
      /** Whether its guests tick its disclaimers before they reserve. */
      needsWaiver: v.boolean(),
    }),
  ),
  styles: v.array(experienceStyleSchema),
  amenities: v.array(v.object(labelled)),
  arrangements: v.array(arrangementSchema),
  hostArrangements: v.array(hostArrangementSchema),
  costArrangements: v.array(arrangementSchema),
  disclaimers: v.array(disclaimerSchema),
  /** Event types that the search offers (spec 2 §2). */
  routines: v.array(eventTypeSchema),
  policies: v.array(experiencePolicySchema),
  /** Whether identities can be verified here, so that a search may ask for verified hosts. */
  isIdentityOffered: v.boolean(),
});
export type ExperienceChoices = v.InferOutput<typeof experienceChoicesSchema>;

export const listExperienceChoices = defineRoute({
  id: 'experiences.list-choices',
  method: 'GET',
  path: '/api/experience-choices',
  summary:
    'List the categories, styles, amenities, arrangements, disclaimers, routines and policies of experiences, with labels',
  access: 'public',
  response: experienceChoicesSchema,
});
