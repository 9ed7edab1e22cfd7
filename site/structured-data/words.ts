export const home = 'Home';

export const responsibilities = 'Responsibilities:';
export const requirements = 'Requirements:';
export const skills = 'Skills:';
