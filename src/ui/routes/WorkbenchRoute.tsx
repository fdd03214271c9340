import { DealsPage } from '../features/deals/DealsPage.tsx';

/** `/deals-v2`: the same deals as a table. */
export const WorkbenchRoute = () => <DealsPage at="/deals-v2" />;
