import { PHONE } from './experience-dialog.ts';
import { keyboard, mouse, touch } from './input-methods.ts';

/**
 * The ways in which a story of experiences is told; each has a town where the demo world has nothing,
 * and another for when it is told again.
 */
export const TELLINGS = [
  { how: 'English, wide', locale: 'en', towns: ['Portalegre', 'Évora'], device: {}, by: mouse },
  {
    how: 'German, on a phone',
    locale: 'de',
    towns: ['Bragança', 'Guarda'],
    device: PHONE,
    by: touch,
  },
  {
    how: 'Arabic, on a phone',
    locale: 'ar',
    towns: ['Castelo Branco', 'Vila Real'],
    device: PHONE,
    by: touch,
  },
  {
    how: 'the keyboard alone',
    locale: 'en',
    towns: ['Viseu', 'Caldas da Rainha'],
    device: {},
    by: keyboard,
  },
] as const;
