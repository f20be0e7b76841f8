/** Classes of one entry of the menu. */
export const MENU_ITEM =
  'flex min-h-11 w-full items-center gap-3 rounded-lg px-3 text-start hover:bg-sunken aria-[current=page]:font-semibold';
