import { Wordmark } from '../../components/Wordmark.tsx';
import { ThemeSwitch } from '../../components/theme/ThemeSwitch.tsx';
import { ChartParts } from './ChartParts.tsx';
import { FieldParts } from './FieldParts.tsx';
import { FigureParts } from './FigureParts.tsx';
import { NoticeParts } from './NoticeParts.tsx';
import { PanelParts } from './PanelParts.tsx';
import { PressParts } from './PressParts.tsx';

/** Every component in every state, with made-up figures. */
export function GalleryScreen() {
  return (
    <div className="mx-auto grid max-w-6xl gap-6 px-4 py-6 sm:px-6">
      <header className="flex items-center justify-between gap-4">
        <Wordmark />
        <ThemeSwitch />
      </header>
      <main className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <h1 className="type-title">Gallery</h1>
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
          <PressParts />
          <FieldParts />
          <FigureParts />
          <PanelParts />
          <NoticeParts />
          <ChartParts />
        </div>
      </main>
    </div>
  );
}
