export const transmission = {
  name: 'Transmission',
  headline: 'From the power to the road',
  description:
    'What torque and horsepower mean when you drive, how a hybrid joins engine and motor, and the figures of our hybrid models.',
  lead: 'An engine or a motor makes the power. The transmission decides what you feel of it: a clean start, a calm overtake, a quiet cruise.',
  parts: [
    {
      title: 'Torque is what you feel first',
      text: 'Torque, in newton metres, is the force that turns the wheels. It is what moves a loaded car off the line and up a hill road.',
    },
    {
      title: 'Power is what keeps going',
      text: 'Power, in HP, matters when you are already moving and want more: joining the motorway, overtaking a truck.',
    },
    {
      title: 'Two sources, one pedal',
      text: 'A hybrid has an engine and an electric motor. The car decides from moment to moment which one works, or whether both do. You only press the pedal.',
    },
  ],
  tries: [
    'Start gently, then briskly, and feel for a pause in between.',
    'Slow down to walking pace in traffic and pull away again.',
    'In a hybrid, listen for the moment at which the engine joins in.',
  ],
};

export const charging = {
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
};

export const wheels = {
  name: 'Wheels',
  headline: 'Grip, comfort and looks',
  description:
    'What the size of a wheel changes: grip, comfort and looks. The wheel sizes of the Haval H6 and Haval Jolion, and how to look after tyres.',
  lead: 'Everything a car does reaches the road through four patches of tyre, each about as large as your hand.',
  parts: [
    {
      title: 'What the inches mean',
      text: 'The size of a wheel is the diameter of its rim. With a larger rim the tyre’s side wall is usually lower: it steers more directly, and passes more of the road on to you.',
    },
    {
      title: 'Pressure, first of all',
      text: 'A tyre that is too soft runs hot, wears at its edges and costs range or fuel. Check the pressure when the tyres are cold; the right one is on the label in the car.',
    },
    {
      title: 'Wear shows early',
      text: 'Look at the tread across its whole width. Worn edges, a worn middle and one worn side each have their own cause, which a workshop can put right.',
    },
  ],
  tries: [
    'Read the tyre’s size on its side wall, and ask what a new set costs.',
    'Drive slowly over a speed bump, then over a rough patch.',
    'Look for the spare wheel or the repair kit, so that you know where they are kept.',
  ],
};

export const drivingModes = {
  name: 'Driving modes',
  headline: 'One car, several characters',
  description:
    'What a driving mode changes in a car, and the three modes of the Haval H6 PHEV: Full EV, EV Priority and Intelligent Hybrid.',
  lead: 'The school run and the road north call for different cars. A driving mode is how one car can be both.',
  parts: [
    {
      title: 'Full EV',
      text: 'The electric motor drives the car alone, for as long as the battery has charge. In a plug-in hybrid it is the mode for the commute and short trips.',
    },
    {
      title: 'EV Priority',
      text: 'Electricity comes first, and the engine stays in reserve. It suits days when you do not yet know how far you will drive.',
    },
    {
      title: 'Intelligent Hybrid',
      text: 'The car chooses between motor, engine and both. You just drive.',
    },
  ],
  tries: [
    'Change the mode while driving, and notice what changes: the pedal, the sound, or both.',
    'Ask which mode the car starts in, and whether it remembers yours.',
    'Drive your usual commute in one mode, and back in another.',
  ],
};

export const steering = {
  name: 'Steering',
  headline: 'The road, in your hands',
  description:
    'What good steering feels like, how power steering helps, and how it is looked after: the power steering fluid is inspected at every service.',
  lead: 'Nothing in a car is closer to you than its wheel. It tells you what the tyres are doing before you can see it.',
  parts: [
    {
      title: 'Light in town, firm on the motorway',
      text: 'Power steering takes the effort out of parking. At speed it should help less, so that a small movement of the hand stays a small movement of the car.',
    },
    {
      title: 'The true centre',
      text: 'On a straight, level road the car should keep its line with light hands. If it pulls to one side, have the tyres and the alignment looked at.',
    },
    {
      title: 'Looked after',
      text: 'Our maintenance schedule has the power steering fluid inspected at every service, and added to where needed at 30,000 and 60,000 km.',
    },
  ],
  tries: [
    'Turn the wheel from lock to lock at a standstill, then while rolling.',
    'Park in the tightest space that you use.',
    'Reach every switch on the wheel without letting go of it.',
  ],
};
