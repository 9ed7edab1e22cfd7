import type { ReactNode } from 'react';
import { contact } from '#contract/leads/contact.ts';
import { jobApplication } from '#contract/leads/job-application.ts';
import { leadTypes } from '#contract/leads/registry.ts';
import { testDrive } from '#contract/leads/test-drive.ts';
import { vehicleBooking } from '#contract/leads/vehicle-booking.ts';
import { accessDenied, PermittedScreens } from '../session/require-permission.tsx';
import { isPermitted, useUser } from '../session/session.ts';
import { PageViewsPanel, RequestsPanel } from './charts/day-panels.tsx';
import { Dashboard, type QuickAction, QuickActions } from './dashboard.tsx';
import { cards, type HrStatistics, hrKinds } from './hr-kinds.ts';
import { HrPanels } from './hr-panels.tsx';
import { DealerSearchesPanel, VehicleInterest } from './interest-panels.tsx';
import { MediaDashboard } from './media-dashboard.tsx';
import { NextSteps, Scope } from './next-steps.tsx';
import { hasEarlierPeriod, StatCard, StatCards } from './stat-card.tsx';
import { useStatistics } from './statistics.ts';
import { WorkPanels } from './work-panels.tsx';

const dealerLocations = { slug: 'dealer-locations', permission: 'dealer-management' } as const;

const actions = [
  { label: 'View Inquiries', kind: contact },
  { label: 'Manage Bookings', kind: vehicleBooking },
  { label: 'Test Drives', kind: testDrive },
  { label: 'Job Applications', kind: jobApplication },
  { label: 'Dealer Search Locations', kind: dealerLocations, search: '#dealer-search-locations' },
  { label: 'Dealer Locations', kind: dealerLocations, search: '#dealer-locations' },
] satisfies readonly QuickAction[];

interface BusinessPanelsProps {
  statistics: HrStatistics;
  /** Content beside the page views. */
  children?: ReactNode;
}

/** Next steps, waiting requests, totals, trends and panels of the requests and content that the user may see. */
function BusinessPanels(props: BusinessPanelsProps) {
  const user = useUser();
  const hasRequests = leadTypes.some(({ permission }) => isPermitted(user, permission));
  // Without requests, no section is about the user's own work.
  if (!hasRequests) return <SharedPanels {...props} hasRequests={false} />;
  return (
    <>
      <NextSteps />
      <Scope
        title="Everyone’s"
        note={`All requests${user.dealerId ? ' of your dealer' : ''}, yours and your colleagues’`}
      >
        <SharedPanels {...props} hasRequests />
      </Scope>
    </>
  );
}

/** Waiting requests, totals and trends of all requests, regardless of owner. */
function SharedPanels(props: BusinessPanelsProps & { hasRequests: boolean }) {
  const { statistics, hasRequests, children } = props;
  const permittedCards = cards.filter(({ kind }) => statistics[kind].isPermitted);
  const isComparable = permittedCards.some(({ kind }) => hasEarlierPeriod(statistics[kind]));
  return (
    <>
      <WorkPanels />
      {permittedCards.length > 0 && (
        <StatCards
          title={
            isComparable
              ? 'Totals, and how the last 30 days compare with the 30 before'
              : 'Totals; there is no earlier data to compare with'
          }
        >
          {permittedCards.map(({ kind, label, counter }) => (
            <StatCard
              key={kind}
              label={label}
              to={`/${hrKinds[kind].slug}`}
              statistics={statistics[kind]}
              counter={counter}
              hasTrend={isComparable}
            />
          ))}
        </StatCards>
      )}
      <div className="grid gap-3 empty:hidden lg:grid-cols-3">
        {hasRequests && <RequestsPanel className="lg:col-span-2 lg:only:col-span-3" />}
        <VehicleInterest statistics={statistics.contact} />
      </div>
      <div className="grid gap-3 lg:grid-cols-3">
        <PageViewsPanel className="lg:col-span-2 lg:only:col-span-3" />
        {children}
      </div>
      <HrPanels statistics={statistics}>
        <QuickActions actions={actions} />
      </HrPanels>
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
 * The start page of all roles without a dashboard: an overview of what the account may see, its screens, and the text
 * that denies access to a dashboard.
 */
export function OverviewDashboard() {
  const { statistics, isPending, hasAllFailed } = useStatistics(hrKinds);
  return (
    <Dashboard
      title="Dashboard"
      subtitle="What your account may see"
      isPending={isPending}
      hasAllFailed={hasAllFailed}
    >
      <BusinessPanels statistics={statistics}>
        <DealerSearchesPanel />
      </BusinessPanels>
      <PermittedScreens />
      <p className="text-xs text-ink-soft">{accessDenied}</p>
    </Dashboard>
  );
}

/** The dashboard of the user's role (docs/spec/back-office.md#dashboards). */
export function Component() {
  const { role } = useUser();
  if (role === 'hr') return <HrDashboard />;
  return role === 'media' ? <MediaDashboard /> : <OverviewDashboard />;
}
