import './ground.css';
import type { GroundKind } from './ground.ts';

/** The map's colours, as the drawing library understands them. */
export interface MapPalette {
  /** Colour of empty areas. */
  readonly ground: string;
  readonly water: string;
  readonly land: string;
  readonly coast: string;
  readonly border: string;
  /** A line from stop to stop; of several, the highlighted one. */
  readonly route: string;
  /** The others of them. */
  readonly quietRoute: string;
  /** Distances around a city. */
  readonly ring: string;
  /** Neighbourhoods, by their terrain. */
  readonly parts: Readonly<Record<GroundKind, string>>;
}

/** The colours of the page's tokens in the theme that is shown now. */
export function readPalette(): MapPalette {
  const colour = colourReader();
  return {
    ground: colour('--sunken'),
    water: colour('--water'),
    land: colour('--land'),
    coast: colour('--line'),
    border: colour('--line'),
    route: colour('--ember'),
    quietRoute: colour('--pine'),
    ring: colour('--line-strong'),
    parts: {
      centre: colour('--ground-centre'),
      leafy: colour('--ground-leafy'),
      green: colour('--ground-green'),
      beach: colour('--ground-beach'),
      mooring: colour('--ground-mooring'),
    },
  };
}

/** Tokens are in OKLCH and pick by theme; the library reads neither, so a pixel is painted. */
function colourReader(): (token: string) => string {
  const probe = document.createElement('span');
  const context = Object.assign(document.createElement('canvas'), {
    width: 1,
    height: 1,
  }).getContext('2d', { willReadFrequently: true });
  return (token) => {
    probe.style.color = `var(${token})`;
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    if (context === null) return '#888';
    context.fillStyle = color;
    context.fillRect(0, 0, 1, 1);
    const [red, green, blue] = context.getImageData(0, 0, 1, 1).data;
    return `rgb(${red}, ${green}, ${blue})`;
  };
}

/** Calls back when the theme changes, by choice or with the system. */
export function onThemeChange(listener: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const chosen = new MutationObserver(listener);
  system.addEventListener('change', listener);
  chosen.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  return () => {
    system.removeEventListener('change', listener);
    chosen.disconnect();
  };
}
