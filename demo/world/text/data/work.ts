import type { Line } from '../line.ts';
import { GROUNDS, line, lines, WILD } from '../line.ts';

/** Desk, connection, calls. */
export const WORK: readonly Line[] = [
  ...lines({ notIn: ['Van', 'Camp'] }, [
    'I have run video workshops for thirty people from this table without a hiccup.',
    'A second screen lives in the cupboard; ask and it is yours for the month.',
    'There are two places to work, so a couple can be on different calls.',
    'The chair is a proper one, with the levers, and it has outlived two laptops.',
    'We replaced the pretty chairs with good ones after our own backs complained.',
    'The router sits in the next room rather than three walls away, which is most of the secret behind the {mbps} Mbps.',
    'The table is two metres of oak and takes a laptop, a monitor and a full breakfast.',
    'You can close a door on your calls, which is not something every listing can say.',
    'There is a reading lamp, a task lamp and a dimmer, because work does not happen in one kind of light.',
    'The desk was made for this corner by a neighbour, who still drops in to admire it.',
    'Behind the desk is a plain wall, so nobody on your calls will discuss your bookshelf.',
    'There is a proper lamp, a proper chair and a drawer that locks.',
    'Cable, adapter, spare mouse: look in the box under the desk before you go shopping.',
    'The work corner has a curtain, so at six you can make it disappear.',
    'Two metres of shelf stand empty above the desk for whatever you are in the middle of.',
    'The rug under the desk is there for the acoustics, and the acoustics are very good.',
    'An old drawing table does duty as a desk and tilts if you sketch.',
    'The wifi reaches the far corner of the farthest room at {mbps} Mbps; we checked, with a ladder.',
    'I wrote my own book at this desk, so I know it is possible.',
    'Whoever stayed before you left the chair at the wrong height and a note to say sorry.',
    'The monitor arm is empty if you bring your own screen.',
    'If two of you work here, one takes the window and the other the sofa, and at lunch you swap.',
  ]),
  ...lines({}, [
    'The desk faces the window, because it is the only place a desk should face.',
    'Wifi measures {mbps} Mbps at the desk and is tested on the first of every month.',
    'At {mbps} Mbps the upload will be finished before the kettle is.',
    'Power sockets are where you would want them, including one beside the bed.',
    'Mobile signal is strong enough to carry a call if the line ever goes.',
    'We measured {mbps} Mbps on a Tuesday at eight in the evening, when it counts.',
    'Morning light comes from the left, so nobody on your calls will ever see you as a silhouette.',
    'Most guests work until two and then forget the laptop exists.',
    'If you need absolute silence, mornings are best; the afternoon has some life in it.',
    'The connection holds {mbps} Mbps even when it storms.',
    'Somebody once live-coded a conference talk from here, and the only interruption was applause.',
    'You get {mbps} Mbps down and enough up to send the whole film.',
    'The best hour at the desk is the first one, before the street has woken.',
    'There is a hook for headphones and a tray for keys, so the table stays a table.',
    'The line is ours alone, {mbps} Mbps on a quiet day and not much less on a busy one.',
    'The spot with the strongest signal is also the one with the nicest view, by luck rather than design.',
    'You can work with bare feet here, which I consider a benefit.',
  ]),
  ...lines({ has: ['standing-desk'], notIn: ['Van', 'Camp', 'Minka'] }, [
    'One of the desks goes up and down at the push of a button and remembers your height.',
    'The standing desk is crank-operated, so you get a little exercise before you begin.',
    'There is a standing desk, and a mat to stand on, bought by a guest who felt strongly about it.',
  ]),
  ...lines({ has: ['external-monitor'], notIn: ['Van', 'Camp'] }, [
    'A 27-inch monitor stands on the desk with every cable you might have forgotten.',
    'Plug one cable in and you have a monitor, a keyboard and power.',
    'The monitor is on an arm, so it swings away when the desk has to be a dining table.',
  ]),
  ...lines({ has: ['backup-internet'], notIn: ['Van', 'Camp'] }, [
    'A second line from a different provider takes over within seconds if the first one sulks.',
    'The router fails over to 5G on its own, and most people never notice that it happened.',
    'Two providers come into the house by two different routes, since one of us does live radio.',
  ]),
  ...lines({ has: ['backup-power'] }, [
    'A battery keeps router and lamps going through the odd power cut.',
    'When the street goes dark the inverter clicks in and your call goes on.',
  ]),
  ...lines({ has: ['starlink'], in: [...WILD, 'Houseboat', 'Village'] }, [
    'Starlink on the roof brings {mbps} Mbps to a place the cable will never reach.',
    'The dish has a clear view of the sky, which is the one thing we have plenty of.',
    'Out here the internet comes from above, {mbps} Mbps of it, and it has yet to let a guest down on a deadline.',
  ]),
  ...lines({ has: ['phone-booth'], in: ['Building', ...GROUNDS], shared: true }, [
    'Phone booths line the corridor, lined with felt, and are booked by turning a card to red.',
    'For interviews there is a booth with a door that shuts like a fridge.',
    'Two booths, one plant each, no echo.',
  ]),
  ...lines({ has: ['dedicated-coworking'], in: ['Building', ...GROUNDS], shared: true }, [
    'The workspace is open all day and night and has a rule about speakerphones.',
    'Twenty desks, none of them assigned, and yet everyone ends up with their own.',
    'The coworking room has plants, a printer and the agreed silence of a library until noon.',
    'Downstairs is a proper workspace, so your room can go back to being a bedroom.',
  ]),
  ...lines({ has: ['meeting-room'], in: ['Building', ...GROUNDS] }, [
    'There is a meeting room for six with a screen, free to book by the hour.',
    'You can bring your whole team for a week; the meeting room has a wall you may write on.',
  ]),
  ...lines({ has: ['ethernet-port'], notIn: ['Van', 'Camp'] }, [
    'There is an Ethernet cable on the desk for those who trust nothing invisible.',
    'Plug in the cable and latency drops to something gamers would accept.',
  ]),
  line('You work on the deck, under the awning, or at the flip-up desk when it rains.', {
    in: ['Van', 'Camp'],
  }),
  line('The work table slides out from under the bed and is wider than it has any right to be.', {
    in: ['Van'],
  }),
  line('The wheelhouse is the office now, with windows on four sides.', { in: ['Houseboat'] }),
  line(
    'Sit at the low table for an hour, then move to the chair at the long one; your knees will decide.',
    { in: ['Minka'] },
  ),
];
