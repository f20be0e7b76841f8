import type { PricingOptionType } from '#domain/experience-pricing.ts';
import type { StyleId } from '../idea.ts';

/** A place that a host of its city manages: what one finds there, and dollars asked for the group. */
export interface ManagedIdea {
  readonly city: string;
  readonly place: string;
  /** Its arrangements are those that this style usually has. */
  readonly as: StyleId;
  /** Whether the first host of the city manages it, or the last. */
  readonly by: 'first' | 'last';
  readonly asks: Readonly<Partial<Record<PricingOptionType, number>>>;
}

const ALL = { daily: 60, weekly: 260, monthly: 840, 'one-time': 75, 'per-person': 12 } as const;

/** Options in every combination that matters, each twice. */
export const MANAGED: readonly ManagedIdea[] = [
  { city: 'lisbon', place: 'Jardim da Estrela', as: 'yoga', by: 'first', asks: { monthly: 360 } },
  {
    city: 'lisbon',
    place: 'LX Factory',
    as: 'street-art-walk',
    by: 'last',
    asks: { daily: 40, weekly: 180 },
  },
  {
    city: 'lisbon',
    place: 'FabLab Lisboa',
    as: '3d-printing',
    by: 'last',
    asks: { 'per-person': 18 },
  },
  { city: 'berlin', place: 'c-base', as: 'electronics', by: 'first', asks: { 'one-time': 150 } },
  { city: 'vienna', place: 'Metalab', as: 'electronics', by: 'first', asks: ALL },
  { city: 'amsterdam', place: 'NDSM', as: 'sewing', by: 'first', asks: {} },
  {
    city: 'barcelona',
    place: 'Fab Lab Barcelona',
    as: '3d-printing',
    by: 'first',
    asks: { monthly: 900 },
  },
  {
    city: 'tallinn',
    place: 'Telliskivi Loomelinnak',
    as: 'demo-day',
    by: 'first',
    asks: { daily: 55, weekly: 240 },
  },
  {
    city: 'taipei',
    place: 'Huashan 1914 Creative Park',
    as: 'electronics',
    by: 'first',
    asks: { 'one-time': 480 },
  },
  {
    city: 'athens',
    place: 'Technopolis',
    as: 'street-art-walk',
    by: 'first',
    asks: { 'per-person': 11 },
  },
  { city: 'melbourne', place: 'Abbotsford Convent', as: 'repair-cafe', by: 'first', asks: ALL },
  { city: 'london', place: 'Southbank Centre', as: 'founders-circle', by: 'first', asks: {} },
];
