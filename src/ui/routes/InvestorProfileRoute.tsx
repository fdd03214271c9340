import { ProfileScreen } from '../features/profile/ProfileScreen.tsx';

/** `/investor-profile`: what the person asks of a deal, and what every deal starts from. */
export function InvestorProfileRoute() {
  return (
    <div className="mx-auto w-full max-w-6xl px-4 pt-5 sm:px-6 lg:px-8 lg:pt-7">
      <ProfileScreen />
    </div>
  );
}
