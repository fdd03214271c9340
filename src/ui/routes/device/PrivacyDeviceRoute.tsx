import { PrivacyScreen } from '../../features/privacy/PrivacyScreen.tsx';

/** `/privacy/device`: what leaves this device, and the choices about it. */
export function PrivacyDeviceRoute() {
  return (
    <div className="mx-auto w-full max-w-6xl px-4 pt-5 sm:px-6 lg:px-8 lg:pt-7">
      <PrivacyScreen />
    </div>
  );
}
