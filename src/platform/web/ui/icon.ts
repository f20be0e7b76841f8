import { type ComponentType, createElement, type SVGProps } from 'react';
import drawing from './icons.svg?url&no-inline';

/** An icon: as tall as its class sets, in the colour of the text; hidden from screen readers. */
export type IconComponent = ComponentType<SVGProps<SVGSVGElement>>;

/**
 * An icon of `icons.svg`, which `node scripts/generate.js` draws from the names here and in `icons.ts`. A page
 * refers to one drawing that the browser caches; as components of their own the icons would add
 * three kilobytes to every first load, and each be written out again on every card.
 *
 * @param name Lucide's name of it
 */
export function icon(name: string): IconComponent {
  // As markup it is neither another element to render nor one to hydrate.
  const use = { __html: `<use href="${drawing}#${name}"/>` };
  // Its size and stroke are set once, by `icon` in the style sheet: a page of results draws 150.
  return ({ className = '', strokeWidth, style, ...props }) =>
    createElement('svg', {
      'aria-hidden': true,
      ...props,
      className: `icon ${className}`,
      style: { strokeWidth, ...style },
      dangerouslySetInnerHTML: use,
    });
}

/** The cross of each dialog. A dialog opens by itself on a first visit, and needs no other icon. */
export const X = /* @__PURE__ */ icon('x');
