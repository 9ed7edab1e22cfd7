import { stagedShot } from '../pictures/decorations.ts';
import type { Feature } from './feature.ts';

export const charging: Feature = {
  slug: 'charging',
  name: 'Charging',
  headline: 'At home, on the road and on the pad',
  description:
    'How an electric car and a plug-in hybrid are charged, what wireless phone charging does, and the ranges of the Ora 03, Ora 07 and Haval H6 PHEV.',
  lead: 'Most charging happens where the car is parked anyway: plug in overnight, and set off with what you need.',
  parts: [
    {
      title: 'AC and DC',
      text: 'The grid gives alternating current, a battery takes direct current. On AC the car converts it on board. A DC charger converts it first, outside the car.',
    },
    {
      title: 'Kilowatts and hours',
      text: 'The size of a battery is given in kilowatt-hours, the speed of charging in kilowatts. Divide one by the other for a first idea of the hours; the last part of a charge is slower.',
    },
    {
      title: 'And your phone',
      text: 'A wireless charging pad passes energy to a phone through two coils, without a cable. The phone has to lie flat on the pad and support wireless charging.',
    },
  ],
  tries: [
    'Ask which sockets and chargers the car can use, and which cable comes with it.',
    'Plug in and unplug once yourself. It should take one hand.',
    'Note your longest usual day in kilometres, and compare it with the range.',
  ],
  figures: [
    { vehicle: 'ora-07', value: '640', unit: 'km', label: 'Range, FWD (550 km, AWD)' },
    { vehicle: 'ora-03', value: '400', unit: 'km', label: 'Range' },
    { vehicle: 'haval-h6-phev', value: '100', unit: 'km', label: 'Electric range, up to' },
    { vehicle: 'haval-h6', value: '50', unit: 'W', label: 'Wireless charging' },
  ],
  picture: stagedShot('ora-03', 'confidence'),
};
