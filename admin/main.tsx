import { createRoot } from 'react-dom/client';

const place = document.getElementById('office');
if (place) createRoot(place).render(<p>Office</p>);
