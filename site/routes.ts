import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  route('site.webmanifest', 'routes/site-manifest.ts'),
  layout('routes/layout.tsx', [
    index('routes/home.tsx'),
    route('test-drive', 'routes/test-drive.tsx'),
    route('book-now', 'routes/book-now.tsx'),
    route('contact-us', 'routes/contact-us.tsx'),
    route('parts-request', 'routes/parts-request.tsx'),
    route('book-service', 'routes/book-service.tsx'),
    route('become-a-dealer', 'routes/become-a-dealer.tsx'),
    route('careers', 'routes/careers.tsx', [index('routes/job-openings.tsx')]),
    route('careers/apply', 'routes/job-application.tsx'),
    route('about-us', 'routes/about-us.tsx'),
    route('about-us/gwm', 'routes/about-gwm.tsx'),
    route('about-us/sazgar', 'routes/about-sazgar.tsx'),
    route('after-sales', 'routes/after-sales.tsx'),
    route('warranty', 'routes/warranty.tsx'),
    route('faq', 'routes/faq.tsx'),
    route('privacy', 'routes/privacy.tsx'),
    route('cookies', 'routes/cookies.tsx'),
    route('features/:feature', 'routes/feature.tsx'),
    route('newsletter', 'routes/newsletter.tsx'),
    route('news-and-events/news', 'routes/news.tsx'),
    route('news-and-events/events', 'routes/events.tsx'),
    route('news-and-events/media', 'routes/media.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
  layout('routes/newsroom.tsx', [
    route('news', 'routes/news.tsx', { id: 'newsroom-news' }),
    route('news/:id', 'routes/news-article.tsx'),
  ]),
] satisfies RouteConfig;
