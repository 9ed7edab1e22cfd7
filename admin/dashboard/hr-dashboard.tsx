import { Briefcase, CalendarCheck, Car, Mail, MessageSquare, Package, Wrench } from 'lucide-react';
import { eventsAdmin } from '#contract/content/events-admin.ts';
import { newsAdmin } from '#contract/content/news-admin.ts';
import { contact } from '#contract/leads/contact.ts';
import { dealerApplication } from '#contract/leads/dealer-application.ts';
import { jobApplication } from '#contract/leads/job-application.ts';
import { partsRequest } from '#contract/leads/parts-request.ts';
import { serviceAppointment } from '#contract/leads/service-appointment.ts';
import { testDrive } from '#contract/leads/test-drive.ts';
import { vehicleBooking } from '#contract/leads/vehicle-booking.ts';
import { newsletterAdmin } from '#contract/newsletter-admin.ts';
import { PermittedScreens } from '../layout/permitted-screens.tsx';
import { accessDenied } from '../session/access-denied.tsx';
import { PageViewsPanel } from './charts/page-views-panel.tsx';
import { RequestsPanel } from './charts/requests-panel.tsx';
import { Dashboard } from './dashboard.tsx';
import { HrPanels, type HrStatistics, RecentActivity } from './hr-panels.tsx';
import { type QuickAction, QuickActions } from './quick-actions.tsx';
import { StatCard } from './stat-card.tsx';
import { describeContent, useStatistics } from './statistics.ts';
import { VehicleInterest } from './vehicle-interest.tsx';
import { WorkPanels } from './work-panels.tsx';

const hrKinds = {
  contact,
  vehicleBooking,
  testDrive,
  serviceAppointment,
  partsRequest,
  jobApplication,
  dealerApplication,
  newsletter: newsletterAdmin,
  news: describeContent(newsAdmin),
  events: describeContent(eventsAdmin),
};

/** The kinds of the chart of requests. */
const requestKinds = [
  'contact',
  'vehicleBooking',
  'testDrive',
  'serviceAppointment',
  'partsRequest',
  'jobApplication',
  'dealerApplication',
] as const;

const cards = [
  { kind: 'contact', label: 'Total Inquiries', counter: 'totalInquiries', icon: MessageSquare },
  { kind: 'vehicleBooking', label: 'Total Bookings', counter: 'totalBookings', icon: Car },
  { kind: 'testDrive', label: 'Test Drives', counter: 'totalTestDrives', icon: CalendarCheck },
  {
    kind: 'jobApplication',
    label: 'Job Applications',
    counter: 'totalApplications',
    icon: Briefcase,
  },
  {
    kind: 'serviceAppointment',
    label: 'Service Appointments',
    counter: 'totalAppointments',
    icon: Wrench,
  },
  { kind: 'partsRequest', label: 'Parts Requests', counter: 'totalRequests', icon: Package },
  {
    kind: 'newsletter',
    label: 'Newsletter Subscribers',
    counter: 'totalSubscriptions',
    icon: Mail,
  },
] as const;

const actions = [
  { label: 'View Inquiries', kind: contact },
  { label: 'Manage Bookings', kind: vehicleBooking },
  { label: 'Test Drives', kind: testDrive },
  { label: 'Job Applications', kind: jobApplication },
  {
    label: 'Dealer Locations and Searches',
    kind: { slug: 'dealer-locations', permission: 'dealer-management' },
  },
] satisfies readonly QuickAction[];

/** What waits, then cards, charts and panels of the requests and content that the user may see. */
function BusinessPanels({ statistics }: { statistics: HrStatistics }) {
  const hasRequests = requestKinds.some((kind) => statistics[kind].isPermitted);
  return (
    <>
      <WorkPanels />
      <ul
        aria-label="Statistics"
        className="grid grid-cols-2 gap-3 empty:hidden md:grid-cols-4 xl:grid-cols-7"
      >
        {cards.map(({ kind, label, counter, icon }) => (
          <StatCard
            key={kind}
            label={label}
            to={`/${hrKinds[kind].slug}`}
            icon={icon}
            statistics={statistics[kind]}
            counter={counter}
            hasTrend
          />
        ))}
      </ul>
      <div className="grid items-start gap-4 lg:grid-cols-3">
        <div className="grid gap-4 lg:col-span-2">
          {hasRequests && <RequestsPanel />}
          <PageViewsPanel />
        </div>
        <div className="grid gap-4">
          <VehicleInterest statistics={statistics.contact} />
          <QuickActions actions={actions} />
          <RecentActivity statistics={statistics} />
        </div>
      </div>
      <HrPanels statistics={statistics} />
    </>
  );
}

/** The dashboard of the role hr (docs/spec/back-office.md#dashboards). */
export function HrDashboard() {
  const { statistics, isPending, hasAllFailed } = useStatistics(hrKinds);
  return (
    <Dashboard
      title="HR Dashboard"
      subtitle="Complete overview of all business activities and statistics"
      isPending={isPending}
      hasAllFailed={hasAllFailed}
    >
      <BusinessPanels statistics={statistics} />
    </Dashboard>
  );
}

/**
 * The start page of all other roles: an overview of what the account may see, its screens, and why it has no dashboard
 * of its own.
 */
export function OverviewDashboard() {
  const { statistics, isPending, hasAllFailed } = useStatistics(hrKinds);
  return (
    <Dashboard
      title="Overview"
      subtitle="What your account may see"
      isPending={isPending}
      hasAllFailed={hasAllFailed}
    >
      <BusinessPanels statistics={statistics} />
      <PermittedScreens />
      <p className="text-xs text-ink-soft">{accessDenied}</p>
    </Dashboard>
  );
}
