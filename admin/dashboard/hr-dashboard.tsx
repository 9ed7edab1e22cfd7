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
import { DealerForms } from '../dealers/embedded/dealer-forms.tsx';
import { PageViewsPanel } from './charts/page-views-panel.tsx';
import { RequestsPanel } from './charts/requests-panel.tsx';
import { Dashboard } from './dashboard.tsx';
import { HrPanels, RecentActivity } from './hr-panels.tsx';
import { QuickActions } from './quick-actions.tsx';
import { StatCard } from './stat-card.tsx';
import { useStatistics } from './statistics.ts';
import { VehicleInterest } from './vehicle-interest.tsx';

const hrKinds = {
  contact,
  vehicleBooking,
  testDrive,
  serviceAppointment,
  partsRequest,
  jobApplication,
  dealerApplication,
  newsletter: newsletterAdmin,
  news: newsAdmin,
  events: eventsAdmin,
};

const cards = [
  { of: 'contact', label: 'Total Inquiries', counter: 'totalInquiries', icon: MessageSquare },
  { of: 'vehicleBooking', label: 'Total Bookings', counter: 'totalBookings', icon: Car },
  { of: 'testDrive', label: 'Test Drives', counter: 'totalTestDrives', icon: CalendarCheck },
  {
    of: 'jobApplication',
    label: 'Job Applications',
    counter: 'totalApplications',
    icon: Briefcase,
  },
  {
    of: 'serviceAppointment',
    label: 'Service Appointments',
    counter: 'totalAppointments',
    icon: Wrench,
  },
  { of: 'partsRequest', label: 'Parts Requests', counter: 'totalRequests', icon: Package },
  { of: 'newsletter', label: 'Newsletter Subscribers', counter: 'totalSubscriptions', icon: Mail },
] as const;

const actions = [
  { label: 'View Inquiries', to: `/${contact.slug}` },
  { label: 'Manage Bookings', to: `/${vehicleBooking.slug}` },
  { label: 'Test Drives', to: `/${testDrive.slug}` },
  { label: 'Job Applications', to: `/${jobApplication.slug}` },
];

/** The overview of what visitors send (document 3, section 2). */
export function HrDashboard() {
  const { of: statistics, isPending, hasAllFailed } = useStatistics(hrKinds);
  return (
    <Dashboard
      title="HR Dashboard"
      subtitle="Complete overview of all business activities and statistics"
      isPending={isPending}
      hasAllFailed={hasAllFailed}
    >
      <ul aria-label="Statistics" className="grid grid-cols-2 gap-3 md:grid-cols-4 xl:grid-cols-7">
        {cards.map(({ of, label, counter, icon }) => (
          <StatCard
            key={of}
            label={label}
            to={`/${hrKinds[of].slug}`}
            icon={icon}
            statistics={statistics[of]}
            counter={counter}
            hasTrend
          />
        ))}
      </ul>
      <RequestsPanel />
      <div className="grid items-start gap-4 lg:grid-cols-3">
        <div className="grid gap-4 lg:col-span-2">
          <VehicleInterest statistics={statistics.contact} />
          <PageViewsPanel />
        </div>
        <div className="grid gap-4">
          <QuickActions actions={actions} />
          <RecentActivity of={statistics} />
        </div>
      </div>
      <HrPanels of={statistics} />
      <DealerForms />
    </Dashboard>
  );
}
