import { PrivacyScreen } from '../features/privacy/PrivacyScreen.tsx';
import { pageFrame } from '../components/pageFrame.ts';

/** `/privacy/device`: what leaves this device, and the privacy settings. */
export function PrivacyDeviceRoute() {
  return (
    <div className={pageFrame}>
      <PrivacyScreen />
    </div>
  );
}
