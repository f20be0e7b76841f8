import { type ComponentType, createElement, type SVGProps } from 'react';
import drawing from './icons.svg?url&no-inline';

/** An icon: as tall as its class sets, in the colour of the text; hidden from screen readers. */
export type IconComponent = ComponentType<SVGProps<SVGSVGElement>>;

/**
 * An icon of `icons.svg`, which `node scripts/generate.js` draws from the names below. A page
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

export const ArrowLeft = /* @__PURE__ */ icon('arrow-left');
export const ArrowRight = /* @__PURE__ */ icon('arrow-right');
export const ArrowUp = /* @__PURE__ */ icon('arrow-up');
export const Baby = /* @__PURE__ */ icon('baby');
export const BadgeCheck = /* @__PURE__ */ icon('badge-check');
export const Bath = /* @__PURE__ */ icon('bath');
export const BedDouble = /* @__PURE__ */ icon('bed-double');
export const Bell = /* @__PURE__ */ icon('bell');
export const CalendarCheck = /* @__PURE__ */ icon('calendar-check');
export const CalendarClock = /* @__PURE__ */ icon('calendar-clock');
export const CalendarHeart = /* @__PURE__ */ icon('calendar-heart');
export const CalendarRange = /* @__PURE__ */ icon('calendar-range');
export const Caravan = /* @__PURE__ */ icon('caravan');
export const Camera = /* @__PURE__ */ icon('camera');
export const Check = /* @__PURE__ */ icon('check');
export const ChevronDown = /* @__PURE__ */ icon('chevron-down');
export const ChevronRight = /* @__PURE__ */ icon('chevron-right');
export const CircleAlert = /* @__PURE__ */ icon('circle-alert');
export const CircleCheck = /* @__PURE__ */ icon('circle-check');
export const Compass = /* @__PURE__ */ icon('compass');
export const Cpu = /* @__PURE__ */ icon('cpu');
export const DoorClosed = /* @__PURE__ */ icon('door-closed');
export const DoorOpen = /* @__PURE__ */ icon('door-open');
export const Copy = /* @__PURE__ */ icon('copy');
export const Ellipsis = /* @__PURE__ */ icon('ellipsis');
export const Drama = /* @__PURE__ */ icon('drama');
export const Dumbbell = /* @__PURE__ */ icon('dumbbell');
export const Eye = /* @__PURE__ */ icon('eye');
export const Info = /* @__PURE__ */ icon('info');
export const Flag = /* @__PURE__ */ icon('flag');
export const Flower2 = /* @__PURE__ */ icon('flower-2');
export const GraduationCap = /* @__PURE__ */ icon('graduation-cap');
export const Hammer = /* @__PURE__ */ icon('hammer');
export const HandHeart = /* @__PURE__ */ icon('hand-heart');
export const HardDriveUpload = /* @__PURE__ */ icon('hard-drive-upload');
export const Heart = /* @__PURE__ */ icon('heart');
export const House = /* @__PURE__ */ icon('house');
export const Images = /* @__PURE__ */ icon('images');
export const LampDesk = /* @__PURE__ */ icon('lamp-desk');
export const Landmark = /* @__PURE__ */ icon('landmark');
export const Languages = /* @__PURE__ */ icon('languages');
export const Leaf = /* @__PURE__ */ icon('leaf');
export const Lightbulb = /* @__PURE__ */ icon('lightbulb');
export const LogIn = /* @__PURE__ */ icon('log-in');
export const LogOut = /* @__PURE__ */ icon('log-out');
export const Luggage = /* @__PURE__ */ icon('luggage');
export const MapIcon = /* @__PURE__ */ icon('map');
export const MapPin = /* @__PURE__ */ icon('map-pin');
export const Menu = /* @__PURE__ */ icon('menu');
export const MessageCircle = /* @__PURE__ */ icon('message-circle');
export const Minus = /* @__PURE__ */ icon('minus');
export const Moon = /* @__PURE__ */ icon('moon');
export const Mountain = /* @__PURE__ */ icon('mountain');
export const NotebookPen = /* @__PURE__ */ icon('notebook-pen');
export const Palette = /* @__PURE__ */ icon('palette');
export const PartyPopper = /* @__PURE__ */ icon('party-popper');
export const PawPrint = /* @__PURE__ */ icon('paw-print');
export const Pause = /* @__PURE__ */ icon('pause');
export const Plane = /* @__PURE__ */ icon('plane');
export const Play = /* @__PURE__ */ icon('play');
export const Plus = /* @__PURE__ */ icon('plus');
export const Route = /* @__PURE__ */ icon('route');
export const Rss = /* @__PURE__ */ icon('rss');
export const Search = /* @__PURE__ */ icon('search');
export const Share = /* @__PURE__ */ icon('share');
export const ShipWheel = /* @__PURE__ */ icon('ship-wheel');
export const SlidersHorizontal = /* @__PURE__ */ icon('sliders-horizontal');
export const Star = /* @__PURE__ */ icon('star');
export const Tractor = /* @__PURE__ */ icon('tractor');
export const TrainFront = /* @__PURE__ */ icon('train-front');
export const Trash = /* @__PURE__ */ icon('trash');
export const UserRound = /* @__PURE__ */ icon('user-round');
export const UserRoundPlus = /* @__PURE__ */ icon('user-round-plus');
export const Users = /* @__PURE__ */ icon('users');
export const UsersRound = /* @__PURE__ */ icon('users-round');
export const Utensils = /* @__PURE__ */ icon('utensils');
export const Video = /* @__PURE__ */ icon('video');
export const Wifi = /* @__PURE__ */ icon('wifi');
export const X = /* @__PURE__ */ icon('x');
export const EyeOff = /* @__PURE__ */ icon('eye-off');
export const SendHorizontal = /* @__PURE__ */ icon('send-horizontal');
export const ArrowDown = /* @__PURE__ */ icon('arrow-down');
export const MessagesSquare = /* @__PURE__ */ icon('messages-square');
export const Armchair = /* @__PURE__ */ icon('armchair');
export const Award = /* @__PURE__ */ icon('award');
export const Backpack = /* @__PURE__ */ icon('backpack');
export const BriefcaseMedical = /* @__PURE__ */ icon('briefcase-medical');
export const Bus = /* @__PURE__ */ icon('bus');
export const ChefHat = /* @__PURE__ */ icon('chef-hat');
export const CupSoda = /* @__PURE__ */ icon('cup-soda');
export const Droplet = /* @__PURE__ */ icon('droplet');
export const Footprints = /* @__PURE__ */ icon('footprints');
export const GlassWater = /* @__PURE__ */ icon('glass-water');
export const Hand = /* @__PURE__ */ icon('hand');
export const ListPlus = /* @__PURE__ */ icon('list-plus');
export const Lock = /* @__PURE__ */ icon('lock');
export const EighthNotes = /* @__PURE__ */ icon('eighth-notes');
export const Package = /* @__PURE__ */ icon('package');
export const Sandwich = /* @__PURE__ */ icon('sandwich');
export const ShieldCheck = /* @__PURE__ */ icon('shield-check');
export const Sparkles = /* @__PURE__ */ icon('sparkles');
export const Tag = /* @__PURE__ */ icon('tag');
export const Ticket = /* @__PURE__ */ icon('ticket');
export const Timer = /* @__PURE__ */ icon('timer');
export const Wallet = /* @__PURE__ */ icon('wallet');
export const Sun = /* @__PURE__ */ icon('sun');
export const Accessibility = /* @__PURE__ */ icon('accessibility');
export const Bike = /* @__PURE__ */ icon('bike');
export const BookOpen = /* @__PURE__ */ icon('book-open');
export const Car = /* @__PURE__ */ icon('car');
export const CircleParking = /* @__PURE__ */ icon('circle-parking');
export const Coffee = /* @__PURE__ */ icon('coffee');
export const Fan = /* @__PURE__ */ icon('fan');
export const Flame = /* @__PURE__ */ icon('flame');
export const Heater = /* @__PURE__ */ icon('heater');
export const KeyRound = /* @__PURE__ */ icon('key-round');
export const Mic = /* @__PURE__ */ icon('mic');
export const Monitor = /* @__PURE__ */ icon('monitor');
export const Phone = /* @__PURE__ */ icon('phone');
export const PlugZap = /* @__PURE__ */ icon('plug-zap');
export const Printer = /* @__PURE__ */ icon('printer');
export const Signal = /* @__PURE__ */ icon('signal');
export const Snowflake = /* @__PURE__ */ icon('snowflake');
export const VolumeX = /* @__PURE__ */ icon('volume-x');
export const WashingMachine = /* @__PURE__ */ icon('washing-machine');
export const Waves = /* @__PURE__ */ icon('waves');
export const Zap = /* @__PURE__ */ icon('zap');
export const BellRing = /* @__PURE__ */ icon('bell-ring');
export const ArrowUpDown = /* @__PURE__ */ icon('arrow-up-down');
