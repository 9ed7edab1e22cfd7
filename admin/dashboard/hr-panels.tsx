import type { ReactNode } from 'react';
import { FiguresPanel, SummaryPanel } from './figures-panel.tsx';
import type { HrStatistics } from './hr-kinds.ts';

/** The small panels below the charts, and `children` after them. */
export function HrPanels({
  statistics,
  children,
}: {
  statistics: HrStatistics;
  children: ReactNode;
}) {
  return (
    <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3 xl:auto-cols-fr xl:grid-flow-col xl:grid-cols-none">
      <FiguresPanel
        title="Service Appointments"
        statistics={statistics.serviceAppointment}
        figures={{
          totalAppointments: 'Total',
          pendingAppointments: 'Pending',
          completedAppointments: 'Completed',
          cancelledAppointments: 'Cancelled',
        }}
      />
      <FiguresPanel
        title="Parts Requests"
        statistics={statistics.partsRequest}
        figures={{
          totalRequests: 'Total',
          pendingRequests: 'Pending',
          fulfilledRequests: 'Fulfilled',
          outOfStockRequests: 'Out of stock',
        }}
      />
      <FiguresPanel
        title="Newsletter"
        statistics={statistics.newsletter}
        figures={{
          totalSubscriptions: 'Total',
          activeSubscriptions: 'Active',
          unsubscribedCount: 'Unsubscribed',
          newSubscriptionsThisMonth: 'This month',
        }}
      />
      <SummaryPanel
        title="Network and Content"
        lines={[
          ['Dealer applications', statistics.dealerApplication, 'totalApplications'],
          ['Active news', statistics.news, 'activeNews'],
          ['Upcoming events', statistics.events, 'upcomingEvents'],
        ]}
      />
      <RecentActivity statistics={statistics} />
      {children}
    </div>
  );
}

/** New records of the last 7 days. */
function RecentActivity({ statistics }: { statistics: HrStatistics }) {
  return (
    <SummaryPanel
      title="Recent Activity Summary"
      note="In the last 7 days."
      lines={[
        ['New inquiries', statistics.contact, 'recentInquiries'],
        ['New bookings', statistics.vehicleBooking, 'recentBookings'],
        ['New test drives', statistics.testDrive, 'recentTestDrives'],
        ['New applications', statistics.jobApplication, 'recentApplications'],
      ]}
    />
  );
}
