import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  layout('routes/layout.tsx', [
    index('routes/home.tsx'),
    route('test-drive', 'routes/test-drive.tsx'),
    route('contact-us', 'routes/contact-us.tsx'),
    route('newsletter', 'routes/newsletter.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
] satisfies RouteConfig;
