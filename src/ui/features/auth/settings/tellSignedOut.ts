import { notify } from '../../../components/notice/notify.ts';

/** Says that the person is out, on whatever screen is shown by then. */
export const tellSignedOut = (): void => notify({ tone: 'good', title: 'Signed out', detail: 'Your deals stay stored in this browser.' });
