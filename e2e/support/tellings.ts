import { PHONE } from './experience-dialog.ts';
import { keyboard, mouse, touch } from './input-methods.ts';

/** The ways in which a story of experiences is told; each has a town where the demo world has nothing. */
export const TELLINGS = [
  { how: 'English, wide', locale: 'en', town: 'Portalegre', device: {}, by: mouse },
  { how: 'German, on a phone', locale: 'de', town: 'Bragança', device: PHONE, by: touch },
  { how: 'Arabic, on a phone', locale: 'ar', town: 'Castelo Branco', device: PHONE, by: touch },
  { how: 'the keyboard alone', locale: 'en', town: 'Viseu', device: {}, by: keyboard },
] as const;
