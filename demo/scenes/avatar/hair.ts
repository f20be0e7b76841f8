import { blend } from '../color.ts';
import { disc, ellipse, path, rect, stroke } from '../svg.ts';
import type { Person } from './person.ts';

/** The hair that falls behind the head; the head's middle is at (200, 178). */
export function behindHead(person: Person): string {
  const dark = blend(person.hair, '#1a1016', 0.2);
  switch (person.cut) {
    case 'bob':
      return path('M118 180C112 96 288 96 282 180L288 246C262 264 138 264 112 246Z', dark);
    case 'long':
      return path('M114 184C106 88 294 88 286 184L304 330C264 352 136 352 96 330Z', dark);
    case 'waves':
      return path(
        'M112 184C104 84 296 84 288 184C318 214 282 238 306 270C318 312 274 326 200 326C126 326 82 312 94 270C118 238 82 214 112 184Z',
        dark,
      );
    case 'bun':
      return (
        ellipse(200, 76, 38, 34, dark) + path('M124 180C118 104 282 104 276 180L266 190H134Z', dark)
      );
    case 'curly': {
      let curls = disc(200, 150, 92, 80);
      for (let i = 0; i < 15; i++) {
        const a = Math.PI * (0.86 + (i / 14) * 1.28);
        curls += disc(200 + Math.cos(a) * 90, 156 + Math.sin(a) * 84, 27);
      }
      return path(curls, dark);
    }
    case 'braids':
      return (
        path('M118 178C112 92 288 92 282 178L276 210H124Z', dark) +
        [...Array(5).keys()]
          .map(
            (i) =>
              ellipse(116 - i * 1.5, 222 + i * 26, 15 - i * 1.2, 16, dark) +
              ellipse(284 + i * 1.5, 222 + i * 26, 15 - i * 1.2, 16, dark),
          )
          .join('') +
        rect(103, 342, 18, 8, person.second, { rx: 4 }) +
        rect(279, 342, 18, 8, person.second, { rx: 4 })
      );
    case 'locs': {
      let locs = '';
      for (let i = 0; i < 11; i++) {
        const x = 112 + i * 17.6;
        locs += `M${x} 150q${(x - 200) * 0.16} 60 ${(x - 200) * 0.1} ${104 + Math.abs(5 - i) * 6}`;
      }
      return stroke(locs, dark, 17) + path(disc(200, 150, 86, 72), dark);
    }
    case 'scarf':
      return path(
        'M106 190C96 80 304 80 294 190C296 250 300 300 318 348L82 348C100 300 104 250 106 190Z',
        blend(person.second, '#1a1016', 0.16),
      );
    case 'fringe':
      return path(
        'M116 182C110 92 290 92 284 182L292 286C276 300 250 296 246 280H154C150 296 124 300 108 286Z',
        dark,
      );
    default:
      return '';
  }
}

/** The hair over the forehead. */
export function overHead(person: Person): string {
  const { hair } = person;
  const shine = blend(hair, '#ffffff', 0.14);
  switch (person.cut) {
    case 'short':
      return (
        path(
          'M126 176C116 96 172 74 218 80C270 84 286 122 274 176C270 148 262 134 246 126C212 138 166 134 142 130C132 142 128 158 126 176Z',
          hair,
        ) + stroke('M158 104C178 94 206 92 228 98', shine, 6, { opacity: 0.7 })
      );
    case 'crop':
      return path(
        'M128 170C122 104 160 84 200 84C240 84 278 104 272 170C268 142 256 124 200 122C144 124 132 142 128 170Z',
        hair,
      );
    case 'curly': {
      let curls = '';
      for (let i = 0; i < 8; i++)
        curls += disc(140 + i * 17.2, 116 - Math.sin((i / 7) * Math.PI) * 16, 22, 21);
      return (
        path(curls, hair) +
        path(disc(164, 98, 9) + disc(206, 88, 10) + disc(240, 100, 8), shine, { opacity: 0.6 })
      );
    }
    case 'bob':
      return (
        path(
          'M120 190C112 108 166 82 204 84C252 84 290 116 280 190C276 156 262 132 232 118C204 140 156 142 136 140C126 154 122 172 120 190Z',
          hair,
        ) + stroke('M150 108C168 96 190 92 212 94', shine, 7, { opacity: 0.6 })
      );
    case 'long':
    case 'waves':
      return (
        path(
          'M118 200C108 110 160 82 200 84C240 82 292 110 282 200C276 164 252 138 202 114C150 138 124 164 118 200Z',
          hair,
        ) + stroke('M146 122C156 106 172 98 188 96', shine, 6, { opacity: 0.6 })
      );
    case 'bun':
      return (
        path(
          'M126 172C120 106 160 86 200 86C240 86 280 106 274 172C266 134 240 118 200 116C160 118 134 134 126 172Z',
          hair,
        ) + ellipse(194, 70, 18, 10, shine, { opacity: 0.4 })
      );
    case 'braids':
      return (
        path(
          'M122 184C114 106 164 84 200 84C236 84 286 106 278 184C270 142 240 120 200 118C160 120 130 142 122 184Z',
          hair,
        ) + stroke('M200 86V116', blend(hair, '#000000', 0.3), 3)
      );
    case 'locs':
      return (
        path(
          'M124 168C118 102 160 82 200 82C240 82 282 102 276 168C268 132 244 118 200 120C156 118 132 132 124 168Z',
          hair,
        ) +
        stroke(
          'M150 128q4 -26 20 -40M178 120q4 -22 12 -34M222 120q-2 -22 -10 -34M250 128q-4 -26 -20 -40',
          blend(hair, '#000000', 0.35),
          3,
        )
      );
    case 'fringe':
      return (
        path(
          'M118 200C108 108 160 82 200 82C240 82 292 108 282 200C280 176 276 160 268 146C224 152 176 152 132 146C124 160 120 176 118 200Z',
          hair,
        ) + stroke('M150 104C170 94 196 92 218 96', shine, 7, { opacity: 0.6 })
      );
    case 'scarf':
      return (
        path(
          'M118 196C108 104 166 82 200 82C234 82 292 104 282 196C278 150 250 122 200 120C150 122 122 150 118 196Z',
          person.second,
        ) +
        stroke('M128 150C142 112 170 100 214 98', blend(person.second, '#ffffff', 0.25), 4, {
          opacity: 0.6,
        })
      );
    case 'bald':
      return stroke('M166 104C180 96 198 94 212 97', blend(person.skin, '#ffffff', 0.4), 7, {
        opacity: 0.5,
      });
  }
}

/** The scarf's fold under the chin, drawn over the neck. */
export function scarfFold(person: Person): string {
  if (person.cut !== 'scarf') return '';
  return (
    path(
      'M122 214C134 282 170 292 200 292C230 292 266 282 278 214C300 270 296 316 276 344H124C104 316 100 270 122 214Z',
      person.second,
    ) +
    stroke('M132 262C160 306 226 310 262 268', blend(person.second, '#1a1016', 0.2), 4, {
      opacity: 0.7,
    })
  );
}
