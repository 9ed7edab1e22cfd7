export const pageTitle = 'Media';
export const pageDescription =
  'Pictures and films of the HAVAL, ORA and TANK models sold in Pakistan.';
export const introduction =
  'Pictures and films of the models. Open a gallery to see each one large.';
export const emptyList = 'No media available at the moment.';
export const openFiles = (title: string, files: string) => `${title}: open ${files}`;

export const haval =
  'Five models for town and travel: the H6 and the Jolion, as petrol cars and hybrids.';
export const ora = 'Two electric cars: the Ora 03 and the Ora 07.';
export const tank = 'The Tank 500, made for where the road ends.';
