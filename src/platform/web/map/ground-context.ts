import { createContext } from 'react';
import type { Ground } from './ground.ts';

/** The cities on the map around; null on the map of a tile service. */
export const GroundContext = createContext<readonly Ground[] | null>(null);
