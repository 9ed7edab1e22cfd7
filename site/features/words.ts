export const backTo = (label: string) => `Back to ${label}`;
export const allModels = 'All models';
export const seeModels = 'See it in our models';

export const inOurModels = 'In our models';
export const inAllModels = (count: number) => `All ${count} models`;
export const modelNames = (labels: readonly string[]) => labels.join(', ');

export const tryIt = 'Try it yourself';
export const tryItText =
  'Equipment depends on the model and its trim. On a test drive, the dealer shows you what yours has.';
export const bookTestDrive = 'Book a Test Drive';

export const nextFeature = 'Next feature';
export const next = 'Next';
