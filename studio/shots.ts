/** A picture beside the eight views, in the model's first colour or interior. */
export interface Shot {
  name: string;
  /** As rendered, before the widths are cut. */
  size: string;
  samples: number;
  widths: readonly number[];
}

/** Heroes and close-ups, in the order in which they are worth having; framed in scene/shots.py. */
export const shots: readonly Shot[] = [
  { name: 'heroWide', size: '2560x1200', samples: 24, widths: [1280, 1920, 2560] },
  { name: 'heroTall', size: '1080x1440', samples: 24, widths: [540, 1080] },
  { name: 'main', size: '1600x1000', samples: 28, widths: [640, 960, 1280] },
  { name: 'designed', size: '1440x1080', samples: 26, widths: [640, 960, 1280] },
  { name: 'confidence', size: '1440x1080', samples: 26, widths: [640, 960, 1280] },
  { name: 'peaceMind', size: '1440x1080', samples: 26, widths: [640, 960, 1280] },
  { name: 'sophistication', size: '1440x1080', samples: 26, widths: [640, 960, 1280] },
];

/** The cabin's pictures, in the order in which they are worth having; framed in cockpit/views.py. */
export const cabinShots: readonly Shot[] = [
  { name: 'interior', size: '1600x1000', samples: 28, widths: [640, 960, 1280] },
  { name: 'infotainment', size: '1280x960', samples: 20, widths: [640, 960, 1280] },
  { name: 'drivingExperience', size: '1280x960', samples: 20, widths: [640, 960, 1280] },
  { name: 'comfortSeats', size: '1280x960', samples: 20, widths: [640, 960, 1280] },
  { name: 'soundSystem', size: '1280x960', samples: 20, widths: [640, 960, 1280] },
];
