export const home = 'صفحۂ اول';

export const responsibilities = 'ذمہ داریاں:';
export const requirements = 'مطلوبہ اہلیت:';
export const skills = 'مہارتیں:';
