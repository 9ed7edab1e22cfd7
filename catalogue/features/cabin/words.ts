export const tech = {
  name: 'Technology',
  headline: 'Navigation, calls and music on one screen',
  description:
    'What infotainment in a car is for: navigation, calls, music and settings on one screen. The screen sizes of our models, and what to try in the showroom.',
  lead: 'Navigation, calls, music, settings: in a modern car they share one screen. It should answer at the first touch and be out of the way by the second.',
  parts: [
    {
      title: 'One screen, many jobs',
      text: 'The infotainment screen brings together what used to be a row of switches. A larger one shows the map and the music side by side; a well arranged one lets you find either without searching.',
    },
    {
      title: 'Your phone, on board',
      text: 'Once phone and car know each other, calls and music come over the car’s own speakers and microphone. The phone itself can stay in your pocket.',
    },
    {
      title: 'Eyes on the road',
      text: 'Good technology is judged by how rarely you look at it. Buttons on the steering wheel, short menus and large letters keep your attention where it belongs.',
    },
  ],
  tries: [
    'Pair your own phone, and make a call with the engine running.',
    'Change the temperature and the station without stopping the map.',
    'Look at the screen with the sun on it.',
  ],
};

export const comfort = {
  name: 'Comfort',
  headline: 'Arrive as rested as you left',
  description:
    'What makes a car comfortable over a long day: seats, quiet, air and space. The storage of the Haval Jolion, and how to judge comfort on a test drive.',
  lead: 'Comfort is what you do not notice after three hours: the seat, the noise, the heat outside.',
  parts: [
    {
      title: 'The seat comes first',
      text: 'A good seat supports the whole thigh and the small of the back. Set its height before its distance, and the wheel last: your wrists should rest on the rim with your shoulders against the backrest.',
    },
    {
      title: 'Quiet is engineered',
      text: 'Tyres, wind and engine each make their own noise. Seals, glass and insulation keep it out. A rough road shows how well.',
    },
    {
      title: 'Air that reaches everyone',
      text: 'In a hot climate the air conditioning is judged from the back seat. Look for vents there, and for how soon the cabin cools after standing in the sun.',
    },
  ],
  tries: [
    'Set the driver’s seat for yourself, then sit behind it.',
    'Drive over the worst road that you use every week.',
    'Bring what you usually carry, and load it.',
  ],
};

export const safety = {
  name: 'Safety',
  headline: 'Before, during and for everyone on board',
  description:
    'Active and passive safety explained in plain words: what helps to avoid a collision, what protects in one, and what to ask before you buy.',
  lead: 'A safe car works in two ways: it helps you to avoid a collision, and it protects you in one.',
  parts: [
    {
      title: 'Before: active safety',
      text: 'Brakes that do not lock, stability control that catches a skid, and systems that warn or brake for you belong here. They support a driver who looks ahead; none of them replaces one.',
    },
    {
      title: 'During: passive safety',
      text: 'A body that gives way at its ends and stays firm around the people, belts that tighten, and airbags. They work together, and only with the belt on.',
    },
    {
      title: 'The smallest passenger',
      text: 'A child travels in a seat of the right size, in the back, fixed as the seat’s maker says. Take yours along when you look at a car, and fit it.',
    },
  ],
  tries: [
    'Have the dealer go through what this trim has, system by system.',
    'Check the view over both shoulders, and in all three mirrors.',
    'Fit your child’s seat once yourself.',
  ],
};

export const appControl = {
  name: 'App control',
  headline: 'Your car on your phone',
  description:
    'What controlling a car from a phone means: seeing its state and sending it a command from afar. How it works, and what to settle before you rely on it.',
  lead: 'A connected car sends its status to your phone and accepts a few commands. Is it locked? Is it charged? Where did I park?',
  parts: [
    {
      title: 'How it works',
      text: 'The car and the phone do not speak directly. Each talks to a service in between, over the mobile network. Where there is no reception, the answer comes later.',
    },
    {
      title: 'See, and do',
      text: 'Seeing is the larger part: doors, battery or fuel, position. Doing means commands such as locking. Which functions you get depends on the model, its trim and the app.',
    },
    {
      title: 'Your key is in it',
      text: 'Treat the account like the key itself: a separate password, a locked phone, and no old phones left signed in. When you sell the car, take it out of the app.',
    },
  ],
  tries: [
    'Ask which functions this trim has in Pakistan, and for how long.',
    'Ask which phones the app supports.',
    'Ask how an account is handed over when the car changes hands.',
  ],
};

export const ui = {
  name: 'User interface',
  headline: 'Found without looking',
  description:
    'How to judge the screens and switches of a car: reach, clarity and the number of steps. The screen sizes of the Haval H6 and Haval Jolion.',
  lead: 'At motorway speed a car covers about thirty metres in a second. An interface is good if it needs less than that.',
  parts: [
    {
      title: 'Near, and large enough',
      text: 'What you use while driving belongs within reach, on targets that a finger meets on a rough road. What you set once may lie deeper.',
    },
    {
      title: 'The same place every time',
      text: 'Hands learn where things are. An interface that keeps its places soon needs no eyes at all.',
    },
    {
      title: 'Day and night',
      text: 'Text needs contrast in the sun and restraint in the dark. Look for both, and for brightness that adjusts itself.',
    },
  ],
  tries: [
    'Count the touches to call home, to cool down and to stop the music.',
    'Set the language, and see whether you like to read it.',
    'Ask somebody who has never sat in the car to find the fog lights.',
  ],
};
