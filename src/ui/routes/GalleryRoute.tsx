import { GalleryScreen } from '../features/gallery/GalleryScreen.tsx';
import { PageTitle } from '../components/PageTitle.tsx';

/** `/gallery`: every component in every state, in development and test builds only. */
export function GalleryRoute() {
  return (
    <>
      <PageTitle title="Gallery" />
      <GalleryScreen />
    </>
  );
}
