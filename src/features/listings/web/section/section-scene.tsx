/**
 * A drawn landscape for the head of a section, in the theme's own colours: a low sun, three
 * ridges that fade with distance, and a village in front.
 */
export function SectionScene() {
  return (
    <svg
      viewBox="0 0 1200 420"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
      className="absolute inset-0 size-full rtl:-scale-x-100"
    >
      <defs>
        <linearGradient id="scene-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--ember-tint)" />
          <stop offset="1" stopColor="var(--raised)" />
        </linearGradient>
        <radialGradient id="scene-sun">
          <stop offset="0" stopColor="var(--ember)" stopOpacity=".55" />
          <stop offset=".35" stopColor="var(--ember)" stopOpacity=".25" />
          <stop offset="1" stopColor="var(--ember)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="1200" height="420" fill="url(#scene-sky)" />
      <circle cx="960" cy="128" r="126" fill="url(#scene-sun)" />
      <circle cx="960" cy="128" r="42" fill="var(--ember)" opacity=".8" />
      <path
        fill="color-mix(in oklab, var(--pine) 16%, var(--raised))"
        d="M0 300c70-34 130-10 190-44 55-31 110-2 170-30s110-70 180-34 120 4 190-34 140-10 200-46 120 10 170-20 60-8 100-12v342H0z"
      />
      <path
        fill="color-mix(in oklab, var(--pine) 34%, var(--raised))"
        d="M0 340c90-12 120-46 210-34s130 26 210-6 150-38 230-10 140 14 210-26 150-12 210-36 100 8 130-4v196H0z"
      />
      <path
        fill="color-mix(in oklab, var(--pine) 62%, var(--raised))"
        d="M0 392c110-26 190-4 300-22s190-42 310-16 210 6 310-22 190-6 280-32v120H0z"
      />
      <Village />
    </svg>
  );
}

/** Left edge, eaves and width of each house. */
const HOUSES = [
  [660, 330, 74],
  [752, 318, 92],
  [864, 334, 70],
  [952, 310, 104],
  [1076, 328, 78],
];

function Village() {
  return HOUSES.map(([x = 0, y = 0, width = 0]) => (
    <g key={x}>
      <path
        d={`M${x} 420V${y}l${width / 2}-34 ${width / 2} 34v120z`}
        fill="var(--ink)"
        opacity=".72"
      />
      <rect x={x + width / 2 - 21} y={y + 20} width="15" height="19" rx="3" fill="var(--ember)" />
      <rect x={x + width / 2 + 6} y={y + 20} width="15" height="19" rx="3" fill="var(--ember)" />
    </g>
  ));
}
